import {
  DEFAULT_LOCALE,
  type Locale,
  PREVIEW_HEADER,
  READS,
  type ReadName,
} from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { load } from 'cheerio';
import { stack } from '../env.ts';
import { previewToken } from '../preview.ts';

/** A piece of text that visitors read, and the fields that it links to in a preview. */
export interface ShownText {
  text: string;
  /** Fields as `collections/pages/3#title`; empty for a text without a field. */
  fields: string[];
}

/** A text without the changes of typesetting. */
export function plain(text: string): string {
  return text
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll('\u2011', '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A node of a parsed document, whatever its kind. */
interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

const bodyOf = (html: string) => load(html, { scriptingEnabled: false })('body').get(0) as Node;

/** All texts of a page that visitors read, in their order. */
export function shownTexts(html: string): ShownText[] {
  const found: ShownText[] = [];
  read(bodyOf(html), found);
  return found;
}

/** Reads the texts in an element; @returns the number of their characters. */
function read(element: Node, found: ShownText[]): number {
  const names = element.attribs?.['data-field']?.split(' ') ?? [];
  let at = 0;
  for (const child of element.children ?? []) {
    if (child.type !== 'text') {
      at += ['script', 'style', 'template'].includes(child.name ?? '')
        ? (child.children?.[0]?.data?.length ?? 0)
        : read(child, found);
      continue;
    }
    const { data = '' } = child;
    const end = at + data.length;
    const fields = names.flatMap((name) => {
      const [field = '', place] = name.split('@');
      return Number(place) > at && Number(place) <= end ? [field] : [];
    });
    if (plain(data) !== '') found.push({ text: plain(data), fields });
    at = end;
  }
  return at;
}

/** Addresses of the pictures of content on a page, and the field of each, if any. */
export function shownPictures(html: string): { source: string; field: string | undefined }[] {
  const $ = load(html, { scriptingEnabled: false });
  return $('img[src^="/img/"]')
    .toArray()
    .map((img) => ({ source: $(img).attr('src') ?? '', field: $(img).attr('data-field') }));
}

/** Wire fields that visitors do not read as they are stored. */
const NOT_READ =
  /^(?:id|kind|slug|key|PageName|Anchor|Icon|icon|path|color|Accent|ButtonColor|TimeZone|version|Version|\w*Destination|Link|Url|to|from|choice|presets|created_at|updated_at|EmploymentType|ValidThrough|CountryCode|\w+Id|Opens|Closes|alt_\w\w|Seo\w+)$/;

/** Names of reads whose answers have texts, each with its query. */
const READ_WITH: [ReadName, string][] = (Object.keys(READS) as ReadName[])
  .filter((name) => !/\/|redirects/.test(name))
  .map((name) => [name, name === 'blog-posts' ? '?_limit=100' : '']);

/** The answers of the content service, drafts too; each answer has all languages. */
export async function contentAnswers(): Promise<unknown[]> {
  const headers = { [PREVIEW_HEADER]: await previewToken() };
  const answers: unknown[] = [];
  for (const [name, query] of READ_WITH) {
    const response = await fetch(`${stack.cms}/api/${name}${query}`, { headers });
    if (response.status === 200) answers.push(await response.json());
  }
  return answers;
}

/** Every text of answers, in the language of a page or in its substitute. */
export function contentTexts(answers: readonly unknown[], locale: Locale): Set<string> {
  const found = new Set<string>();
  for (const answer of answers) collect(answer, locale, found);
  return found;
}

function collect(value: unknown, locale: Locale, found: Set<string>): void {
  if (typeof value === 'string') {
    for (const { text } of shownTexts(value.replace(/\n\s*\n/g, '<p>'))) add(text, found);
  } else if (Array.isArray(value)) for (const item of value) collect(item, locale, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      const [, language] = /_(pl|en|de)$/.exec(name) ?? [];
      const isOther = language && language !== locale && language !== DEFAULT_LOCALE;
      if (!isOther && !NOT_READ.test(name)) collect(inner, locale, found);
    }
  }
}

function add(text: string, found: Set<string>): void {
  if (/\p{L}/u.test(text)) found.add(text);
}

/** The texts of the interface, which are part of the code and not content. */
export function interfaceTexts(locale: Locale): Set<string> {
  const found = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') found.add(plain(value));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather(SITE_MESSAGES[locale]);
  return found;
}
