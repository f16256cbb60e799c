import { LOCALES } from '@osnowa/contract';
import type { LocalText as LocalisedText } from '@osnowa/text';
import type { ElementType, HTMLAttributes } from 'react';
import { useLocale } from '../../i18n/i18n.tsx';

/** The type has the name of the component: one import gives both. */
export type LocalText = LocalisedText;

/** `lang` of a text that is not in the language of the page; otherwise `undefined`. */
export function useLangOf(text: LocalText | null | undefined): string | undefined {
  const locale = useLocale();
  return text && text.lang !== locale ? LOCALES[text.lang].fullCode : undefined;
}

/**
 * Renders a text of the content. If a translation is missing, the Polish text is shown and the
 * element's `lang` says so, so that it is read out and hyphenated as Polish. Renders nothing for
 * `null`.
 */
export function LocalText({
  of,
  as: Element = 'span',
  ...rest
}: { of: LocalText | null; as?: ElementType } & HTMLAttributes<HTMLElement>) {
  const lang = useLangOf(of);
  if (!of) return null;
  return (
    <Element lang={lang} {...rest}>
      {of.text}
    </Element>
  );
}

const BETWEEN_PARAGRAPHS = /\n\s*\n/;

/** The beginning of a text with several paragraphs. */
export function firstParagraph({ text, lang }: LocalText): LocalText {
  return { text: text.split(BETWEEN_PARAGRAPHS)[0] ?? text, lang };
}

/** Everything after that beginning; `null` if nothing follows. */
export function laterParagraphs({ text, lang }: LocalText): LocalText | null {
  const [, ...later] = text.split(BETWEEN_PARAGRAPHS);
  return later.length > 0 ? { text: later.join('\n\n'), lang } : null;
}

export function paragraphsOf({ text }: LocalText): string[] {
  return text.split(BETWEEN_PARAGRAPHS);
}

/** A text of several paragraphs, which the content separates by empty lines. */
export function Paragraphs({ of, className }: { of: LocalText | null; className?: string }) {
  const lang = useLangOf(of);
  if (!of) return null;
  const paragraphs = paragraphsOf(of);
  return (
    <div lang={lang} className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Turns a label of the interface into a text of the content, if a section expects one. */
export function useLabel(): (text: string) => LocalText {
  const lang = useLocale();
  return (text) => ({ text, lang });
}
