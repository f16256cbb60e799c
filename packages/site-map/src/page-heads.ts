/** Longer titles are cut off in the results of search engines; characters. */
export const LONGEST_TITLE = 65;

/** Texts of a document in one language, by their names in the content; empty if it has none. */
export type TextNamed = (name: string) => string;

/** Longer descriptions are cut off there, too; characters. */
const LONGEST_DESCRIPTION = 160;

/** Title and description of a page for search engines and link previews. */
export interface Head {
  title: string;
  description: string;
}

type HeadOf = (text: TextNamed) => Head;

/** The texts for search engines; if they are empty, texts of the page. */
function head(title: (text: TextNamed) => string, description: string): HeadOf {
  return (text) => ({
    title: text('seoTitle') || title(text),
    description: text('seoDescription') || sentencesThatFit(text(description)),
  });
}

/** The first paragraph of a text, and of a long one the whole sentences that search results show. */
export function sentencesThatFit(text: string): string {
  const [first = ''] = text.split(/\n\s*\n/);
  const line = first.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return /^.*[.!?](?= )/.exec(line.slice(0, LONGEST_DESCRIPTION + 1))?.[0] ?? line;
}

const area = head((text) => text('header1'), 'shortDescription');

/** Title and description of a page, for each kind of document that has one. */
export const HEADS = {
  pages: head((text) => text('title'), 'subtitle'),
  products: head((text) => `${text('name')}: ${text('title')}`, 'shortDescription'),
  areas: area,
  industries: area,
  realizations: head(
    (text) => titleThatFits(`${text('name')}: ${text('header')}`, text('header')),
    'description',
  ),
  careers: head((text) => text('title'), 'description'),
  posts: head((text) => text('title'), 'description'),
} as const satisfies Record<string, HeadOf>;

/** A kind of document with a page that has a head of its own. */
export type HeadKind = keyof typeof HEADS;

/** Whether documents of a kind have such a page. */
export function hasHead(kind: string): kind is HeadKind {
  return Object.hasOwn(HEADS, kind);
}

/** Adds the company's name, unless the title has it already or gets too long. */
export function fullTitle(title: string, company: string): string {
  const whole = `${title} | ${company}`;
  return title.includes(company) || whole.length > LONGEST_TITLE ? title : whole;
}

/** The first of two titles that search results show completely, or else the second, shorter one. */
function titleThatFits(long: string, short: string): string {
  return long.length <= LONGEST_TITLE ? long : short;
}
