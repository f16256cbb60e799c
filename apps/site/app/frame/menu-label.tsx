import type { ReactNode } from 'react';
import { useLocale } from '../i18n/i18n.tsx';
import { LocalText } from '../ui/text/local-text.tsx';

/** The label of a menu's entry: plain text, and marked as Polish where its translation is missing. */
export function MenuLabel({ of }: { of: LocalText }): ReactNode {
  return of.lang === useLocale() ? of.text : <LocalText of={of} />;
}
