import type { ReactNode } from 'react';
import { useLocale, useServerMessages } from '../i18n/i18n.tsx';
import { LocalText } from '../ui/text/local-text.tsx';

/** The label of a menu's entry: plain text, and marked as Polish where its translation is missing. */
export function MenuLabel({ of }: { of: LocalText }): ReactNode {
  return of.lang === useLocale() ? of.text : <LocalText of={of} />;
}

/**
 * A label that may be a bare term, such as the name of a product, with its meaning: a reader
 * of another trade does not know the term.
 */
export function ExplainedLabel({ of }: { of: LocalText }): ReactNode {
  const meanings: Readonly<Record<string, string>> = useServerMessages().frame.meanings;
  const meaning = Object.hasOwn(meanings, of.text) ? meanings[of.text] : null;
  // A term is the same in every language, so the whole is in the language of the page.
  return meaning ? `${of.text}: ${meaning}` : <MenuLabel of={of} />;
}
