'use client';

import { type ReactNode, useEffect } from 'react';
import { toast, useTranslation } from '../../payload.ts';
import { screenWords } from '../../screen-words.ts';
import { readsAsDate, unreadableFilter } from './read-typed.ts';
import { READ_TIMES } from './typed-formats.ts';

/** A filter of dates, whose picker Payload draws by itself. */
const FILTER = '.condition-value-date input';

/**
 * Around the back office: reports a filter's text that is no date. The picker restores the former
 * date when it is left, and a filter of Payload's takes no component that could keep the text.
 */
export function TypedFilters({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  useEffect(() => {
    let typed: string | null = null;
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches(FILTER)) typed = target.value;
    };
    const leave = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement && target.matches(FILTER))) return;
      const text = typed;
      typed = null;
      if (!text || readsAsDate(text, READ_TIMES, i18n.dateFNS)) return;
      toast.error(unreadableFilter(text, screenWords(i18n.language)));
    };
    document.addEventListener('input', follow, true);
    document.addEventListener('focusout', leave, true);
    return () => {
      document.removeEventListener('input', follow, true);
      document.removeEventListener('focusout', leave, true);
    };
  }, [i18n]);
  return children;
}
