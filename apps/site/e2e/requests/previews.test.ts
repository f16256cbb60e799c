import { FIELD_MARKS_HEADER, type Locale } from '@osnowa/contract';
import { beforeAll, expect, test } from 'vitest';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { beforeRelease, everything, inLanguage, LANGUAGES } from '../support/combinations.ts';
import { htmlOf } from '../support/content.ts';
import { oneOfEachKind, withoutLanguage } from '../support/crawl/page-kinds.ts';
import { severalAtOnce } from '../support/crawl/several-at-once.ts';
import {
  contentAnswers,
  contentTexts,
  interfaceTexts,
  plain,
  type ShownText,
  shownPictures,
  shownTexts,
} from '../support/crawl/shown-texts.ts';
import { readSitemap } from '../support/crawl/sitemap.ts';
import { stack } from '../support/env.ts';
import { backOffice } from '../support/leads.ts';
import { previewedHtml } from '../support/preview.ts';

const REQUESTS = 3;

/** A document as the back office has it, in one language, drafts before what is published. */
type FormData = Record<string, unknown>;

/** Reads the document of a form such as `collections/pages/3`. */
function formData(form: string, locale: Locale): Promise<FormData> {
  const path = form.startsWith('globals/') ? `/${form}` : form.replace('collections', '');
  return backOffice<FormData>(`${path}?locale=${locale}&draft=true&depth=0`);
}

/** The value at a path such as `sections.3.title`. */
function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as FormData | undefined)?.[name], data);
}

/** All words of a value: of a rich text, or of several values, each of them. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const node = value as { text?: unknown; root?: unknown; children?: unknown; fields?: unknown };
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof node.text === 'string') return [node.text];
  const captions = Object.values(node.fields ?? {});
  return [node.root, node.children, captions].flatMap(wordsIn);
}

/** Share of the characters of content that have to lead to their field. */
const BAR = 0.95;

/** The same for each page: on a short one, a sentence that the interface has too counts much. */
const FLOOR = 0.85;

/** A shorter text of the content may occur in a text of the interface by chance; characters. */
const LONG_ENOUGH = 12;

/** Unicode's tag characters, of which the marks in previews are made, and their form in addresses. */
const MARK = /[\u{E0000}-\u{E007F}]|%F3%A0%8[01]/iu;

interface Preview {
  path: string;
  locale: Locale;
  html: string;
  texts: ShownText[];
}

let paths: string[];
let previews: Preview[];
const content = {} as Record<Locale, { texts: Set<string>; long: string[]; words: Set<string> }>;

/** A page of each kind, each in the next language; before a release all in every language. */
async function pathsToOpen(): Promise<string[]> {
  const listed = await readSitemap();
  const pages = [...new Set(listed.map(({ path }) => withoutLanguage(path)))];
  if (everything) return pages.flatMap((path) => LANGUAGES.map((one) => inLanguage(one, path)));
  return oneOfEachKind(listed).map((path, index) =>
    inLanguage(LANGUAGES[index % LANGUAGES.length] as Locale, withoutLanguage(path)),
  );
}

beforeAll(async () => {
  paths = await pathsToOpen();
  const answers = await contentAnswers();
  for (const locale of LANGUAGES) {
    const texts = contentTexts(answers, locale);
    const long = [...texts].filter(({ length }) => length >= LONG_ENOUGH);
    content[locale] = { texts, long, words: interfaceTexts(locale) };
  }
  previews = await severalAtOnce(paths, REQUESTS, async (path) => {
    const html = await previewedHtml(path);
    return { path, locale: splitLocale(path).locale, html, texts: shownTexts(html) };
  });
});

/** Whether a text without a field is content all the same. */
function isContent(text: string, locale: Locale): boolean {
  const { texts, long, words } = content[locale];
  if (words.has(text)) return false;
  return texts.has(text) || long.some((one) => text.includes(one));
}

test('of the text that comes from content, nearly all leads to its field', () => {
  const characters = (texts: readonly ShownText[]) =>
    texts.reduce((sum, { text }) => sum + text.length, 0);
  const pages = previews.map(({ path, locale, texts }) => {
    const leading = texts.filter(({ fields }) => fields.length > 0);
    const lost = texts.filter(({ fields, text }) => fields.length === 0 && isContent(text, locale));
    const share = characters(leading) / (characters(leading) + characters(lost));
    return { path, leading, lost, share };
  });
  const all = (which: 'leading' | 'lost') => characters(pages.flatMap((page) => page[which]));
  const share = all('leading') / (all('leading') + all('lost'));
  const short = pages.filter((page) => !(page.share >= FLOOR));
  const shown = `${all('leading')} of ${all('leading') + all('lost')} characters of content`;
  process.stdout.write(
    `previews: ${pages.length} pages, ${shown} lead to their field (${(share * 100).toFixed(1)} %)\n`,
  );
  expect(
    short.map((page) => `${page.path}: ${page.share}, ${page.lost.map(({ text }) => `“${text}”`)}`),
  ).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(BAR);
});

beforeRelease(
  'the field that a text leads to has that text, in the language of the page',
  async () => {
    const forms = new Map<string, Promise<FormData>>();
    const read = (form: string, locale: Locale) => {
      const key = `${form} ${locale}`;
      const known = forms.get(key) ?? formData(form, locale);
      forms.set(key, known);
      return known;
    };
    const wrong = await severalAtOnce(previews, REQUESTS, async ({ path, locale, texts }) => {
      const problems: string[] = [];
      for (const { text, fields } of texts) {
        for (const field of fields) {
          const [form = '', name = ''] = field.split('#');
          const words = wordsIn(valueAt(await read(form, locale), name)).map(plain);
          const shown = text.toLowerCase();
          const isThere = words.some(
            (one) =>
              one !== '' &&
              (one.toLowerCase().includes(shown) || shown.includes(one.toLowerCase())),
          );
          if (!isThere) problems.push(`${path}: “${text}” is not in ${field}`);
        }
      }
      return problems;
    });
    expect(wrong.flat()).toEqual([]);
  },
);

test('of the pictures, nearly all lead to the field in which they are chosen', () => {
  const pictures = previews.flatMap(({ path, html }) =>
    shownPictures(html).map((picture) => ({ ...picture, path })),
  );
  const lost = pictures.filter(({ field }) => field === undefined);
  const share = 1 - lost.length / pictures.length;
  process.stdout.write(
    `previews: ${pictures.length - lost.length} of ${pictures.length} pictures lead to their field\n`,
  );
  expect(share, JSON.stringify(lost)).toBeGreaterThanOrEqual(BAR);
});

test('no mark stays in a preview', () => {
  expect(previews.filter(({ html }) => MARK.test(html)).map(({ path }) => path)).toEqual([]);
});

test('a page of visitors is the same byte by byte before and after its preview, and has none of it', async () => {
  const before = await htmlOf('/de/products');
  expect(await previewedHtml('/de/products')).toContain('data-field=');
  const headers = { [FIELD_MARKS_HEADER]: 'on', connection: 'close' };
  const after = await fetch(`${stack.site}/de/products`, { headers });
  expect(await after.text()).toBe(before);
  expect(after.headers.get('cache-control')).toContain('public');
  expect(before).not.toMatch(/data-field|open-field|data-pointed/);
  expect(before).not.toMatch(MARK);
});

test('a form of the back office speaks the language of each reader, and no other', async () => {
  const titles = async (language: string) => {
    const headers = { cookie: `${stack.session}; adm-lng=${language}`, origin: stack.cms };
    const form = await fetch(`${stack.cms}/admin/collections/pages/create`, { headers });
    return [...new Set((await form.text()).match(/Tytuł|Titel/g))];
  };
  expect([await titles('pl'), await titles('de')]).toEqual([['Tytuł'], ['Titel']]);
});
