'use client';

import type { AdminLabel } from '../../kit/office-language.ts';
import { useOfficeLanguage } from '../../kit/office-words.tsx';
import { Pill, useRowLabel } from '../../kit/payload.ts';

const NAMING_FIELDS = ['title', 'textPrimary', 'textTitle', 'text1', 'link'] as const;

/** Label of a folded block: its kind and its title. */
export function BlockLabel({ words }: { words: AdminLabel }) {
  const language = useOfficeLanguage();
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>();
  const title = NAMING_FIELDS.map((field) => data?.[field]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {words[language as keyof AdminLabel] ?? words.pl}
      </Pill>
      <span>{typeof title === 'string' ? title : null}</span>
    </>
  );
}
