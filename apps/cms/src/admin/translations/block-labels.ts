import type { MarkMeaning } from '../../changes/translations/rich-text/compared-blocks.ts';
import type { BlockKind } from '../../changes/translations/rich-text/text-blocks.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';

/** Names of the blocks of a formatted text. */
export const BLOCK_KINDS: Record<Exclude<BlockKind, 'empty'>, AdminLabel> = {
  paragraph: { pl: 'Akapit', en: 'Paragraph' },
  heading: { pl: 'Nagłówek', en: 'Heading' },
  item: { pl: 'Punkt listy', en: 'Entry of a list' },
  quote: { pl: 'Cytat', en: 'Quotation' },
  cell: { pl: 'Komórka tabeli', en: 'Cell of a table' },
  caption: { pl: 'Podpis obrazu', en: 'Caption' },
  picture: { pl: 'Obraz', en: 'Picture' },
  rule: { pl: 'Linia', en: 'Rule' },
  other: { pl: 'Inny element', en: 'Other element' },
};

/** Meanings of the marks in a line. */
export const MARK_MEANINGS: Record<MarkMeaning, AdminLabel> = {
  link: { pl: 'odnośnik', en: 'link' },
  bold: { pl: 'pogrubienie', en: 'bold' },
  italic: { pl: 'kursywa', en: 'italic' },
  struck: { pl: 'przekreślenie', en: 'strikethrough' },
  underlined: { pl: 'podkreślenie', en: 'underline' },
  code: { pl: 'kod', en: 'code' },
  lowered: { pl: 'indeks dolny', en: 'subscript' },
  raised: { pl: 'indeks górny', en: 'superscript' },
  break: { pl: 'nowy wiersz', en: 'line break' },
  tab: { pl: 'tabulator', en: 'tab' },
  other: { pl: 'inne formatowanie', en: 'other formatting' },
};

/** The sentences at the blocks of a formatted text. */
export const BLOCK_WORDS = {
  new: { pl: 'nowe w oryginale', en: 'new in the original' },
  gone: { pl: 'nie ma w oryginale', en: 'not in the original' },
  joined: {
    pl: 'przetłumaczone razem z innym akapitem',
    en: 'translated together with another paragraph',
  },
  stays: {
    pl: 'Zostaje w tłumaczeniu tak, jak jest.',
    en: 'Stays in the translation as it is.',
  },
  withoutWords: {
    pl: 'Nie ma tu słów do tłumaczenia.',
    en: 'There are no words to translate here.',
  },
  remove: { pl: 'Usuń z tłumaczenia', en: 'Remove from the translation' },
  keep: { pl: 'Zostaw w tłumaczeniu', en: 'Keep in the translation' },
  marks: {
    pl: 'Zaznacz słowa i kliknij znacznik:',
    en: 'Select words and click a mark:',
  },
  stored: { pl: 'Zapisane jest: {text}', en: 'Stored is: {text}' },
  left: {
    pl: 'Wpisane do akapitu, którego już nie ma albo którego oryginał się zmienił:',
    en: 'Typed into a paragraph that is gone, or whose original changed:',
  },
  discard: { pl: 'Wyrzuć', en: 'Discard' },
} as const satisfies Record<string, AdminLabel>;

/** Name of one of these sentences. */
export type BlockWord = keyof typeof BLOCK_WORDS;
