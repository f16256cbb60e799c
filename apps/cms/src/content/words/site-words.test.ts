import { type SiteWords, siteWords, TAGS_HEADER } from '@osnowa/contract';
import { placeholdersIn, wordFaults } from '@osnowa/text';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN_LANGUAGES } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { PRINT_WORDS, readPrintWords } from './estimates/texts.ts';
import { MAIL_WORDS, readMailWords } from './mail-words.ts';
import { wordGroupOf, wordPlace } from './word-places.ts';
import { syncWords, UNUSED } from './word-rows.ts';
import { WORD_TABLE } from './word-table.ts';

const api = testApi();
const staff = testStaff(api, {
  editor: {},
  sales: { roles: ['sales'] },
  German: { languages: ['de'] },
  drafter: { mayPublish: false },
});
let log: string[];

const changedRows = { collection: 'changed-words', where: { changed: { equals: true } } } as const;

beforeAll(async () => {
  log = captureLog(api.payload);
  await syncWords(api.payload);
});
beforeEach(async () => {
  const where = { text: { exists: true } };
  await api.payload.update({ collection: 'changed-words', where, data: { text: null } });
  await api.payload.delete({ collection: 'changed-words', where: { place: { equals: UNUSED } } });
});

interface Sent {
  text: string | null;
  locale?: 'pl' | 'en' | 'de';
  who?: keyof typeof staff.users | null;
  language?: 'pl' | 'en';
  /** Time of the row that the form was opened with. */
  updatedAt?: string;
}

async function rowNamed(key: string, locale: string) {
  const where = { key: { equals: key }, locale: { equals: locale } };
  const [row] = (await api.payload.find({ collection: 'changed-words', where })).docs;
  if (!row) throw new Error(`There is no row ${key} (${locale}).`);
  return row;
}

/** Saves a text as its form does; gives the sentence when it is refused. */
async function save(key: string, { text, locale = 'pl', updatedAt, ...by }: Sent) {
  const { who = 'editor', language } = by;
  const { id } = await rowNamed(key, locale);
  const asked = { method: 'PATCH', body: { text, updatedAt }, language };
  const response = await staff.ask(who, `/changed-words/${id}`, asked);
  const refusal = await outcomeOf(Promise.resolve(response.clone()));
  const { changed, text: standing } = await rowNamed(key, locale);
  return { status: response.status, stored: changed ? standing : null, standing, refusal };
}

async function published(): Promise<{ words: SiteWords['Words']; tags: string | null }> {
  const response = await api.request('/site-words');
  const { Words } = siteWords.parse(await response.json());
  return { words: Words, tags: response.headers.get(TAGS_HEADER) };
}

describe('a text of the site', () => {
  test('is the built-in one until it is changed, then the editor’s in that language at once', async () => {
    expect(await published()).toEqual({ words: [], tags: 'site-words facts' });
    const { status, stored } = await save('forms.send', {
      text: ' Jetzt  anfragen ',
      locale: 'de',
    });
    expect([status, stored]).toEqual([200, 'Jetzt anfragen']);
    const row = { Key: 'forms.send', Text_pl: null, Text_en: null, Text_de: 'Jetzt anfragen' };
    expect((await published()).words).toEqual([row]);
    const { docs } = await api.payload.find(changedRows);
    expect(docs.map(({ updatedBy }) => updatedBy)).toEqual(['editor']);
  });

  test('goes back to the built-in one when it is emptied, or when it is typed again', async () => {
    const before = (await rowNamed('forms.send', 'pl')).text;
    expect(before).toBe('Wyślij zapytanie');
    for (const text of ['', '  ', null, before]) {
      expect((await save('forms.send', { text: 'Poślij' })).stored).toBe('Poślij');
      expect(await save('forms.send', { text: text ?? null })).toMatchObject({
        ...{ status: 200, stored: null, standing: before },
      });
      expect((await published()).words).toEqual([]);
    }
  });

  test.each([
    ['Plik znika', 'Brakuje: {name}. Wstaw to tam, gdzie ma się pojawić ta wartość.'],
    ['Usuń plik {nam}', 'Zamiast {nam} ma być {name}.'],
    ['Usuń plik {name} {size}', 'Nieznane pole: {size}.'],
    ['Usuń plik {name}}', 'Nawiasy { i } służą tylko do pól'],
    ['Usuń plik <b>{name}</b>', 'Tu działa tylko zwykły tekst'],
    [
      'Usuń bezpowrotnie z tej listy plik {name}',
      'Tekst jest za długi; znaków mieści się tu 38. Skróć go.',
    ],
  ])('“%s” is refused with a sentence', async (text, sentence) => {
    const { status, refusal } = await save('kit.removeFile', { text });
    expect([status, refusal]).toEqual([400, expect.stringContaining(sentence)]);
    expect((await published()).words).toEqual([]);
  });

  test('in the full bar has no more room than the built-in ones', async () => {
    const { refusal } = await save('frame.consultation', { text: 'Bezpłatna rozmowa teraz' });
    expect(refusal).toContain('mieści się tu 20.');
    const { stored } = await save('frame.consultation', { text: 'Rozmowa za darmo' });
    expect(stored).toBe('Rozmowa za darmo');
  });

  test('is refused in the language of its author', async () => {
    const { refusal } = await save('kit.removeFile', { text: 'Away with it', language: 'en' });
    expect(refusal).toBe('text: Missing: {name}. Put it where its value shall stand.');
  });

  test('that a colleague changed meanwhile is not overwritten unseen', async () => {
    const { updatedAt } = await rowNamed('kit.close', 'pl');
    await save('kit.close', { text: 'Schowaj' });
    const late = await save('kit.close', { text: 'Ukryj', updatedAt });
    expect([late.status, late.stored]).toEqual([409, 'Schowaj']);
    expect((await save('kit.close', { text: 'Ukryj' })).stored).toBe('Ukryj');
  });

  test('is changed by an account of its language only, and not by one that saves drafts', async () => {
    const german = { text: 'Fertig', who: 'German' as const };
    expect(await save('kit.close', { ...german, locale: 'de' })).toMatchObject({ status: 200 });
    expect(await save('kit.close', { ...german, locale: 'pl' })).toMatchObject({ status: 403 });
    const drafted = await save('kit.close', { text: 'Gotowe', who: 'drafter' });
    expect(drafted).toMatchObject({ status: 403, stored: null });
  });

  test.each(['sales', null] as const)('is not changed by %s', async (who) => {
    expect((await save('kit.close', { text: 'Schowaj', who })).status).toBe(403);
    expect((await published()).words).toEqual([]);
  });

  test('is found by words of any of its languages and of its place, without marks', async () => {
    const found = async (words: string) => {
      const search = `/changed-words?limit=0&where[searched][like]=${encodeURIComponent(words)}`;
      const { docs } = await (await staff.ask('editor', search)).json();
      return docs.map(({ key, locale }: Record<string, string>) => `${key} ${locale}`);
    };
    const all = ['forms.send de', 'forms.send en', 'forms.send pl'];
    for (const words of ['Wyślij zapytanie', 'wyslij zapyt', 'anfrage senden formularze']) {
      expect((await found(words)).toSorted()).toEqual(expect.arrayContaining(all));
    }
    await save('forms.send', { text: 'Poślij żółwia' });
    expect(await found('poslij zolwia')).toEqual(['forms.send pl']);
    expect(await found('Żółwia')).toEqual(['forms.send pl']);
  });

  test('that the site does not have is not made, and its rules hold for programs', async () => {
    const body = { key: 'forms.old', locale: 'pl', text: 'Stare' };
    expect((await staff.ask('editor', '/changed-words', { body })).status).toBe(403);
    await expect(
      api.payload.create({ collection: 'changed-words', data: body as never }),
    ).rejects.toThrow();
    const { id } = await rowNamed('kit.removeFile', 'pl');
    const data = { text: 'Usuń' };
    await expect(api.payload.update({ collection: 'changed-words', id, data })).rejects.toThrow();
  });
});

/** Writes past the rules, as an older version or a hand in the database would have. */
async function store(key: string, text: string): Promise<void> {
  const { changed_words: table } = tablesOf(api.payload);
  const row = { key, text, locale: 'pl' } as const;
  await queryBuilder(api.payload)
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.key, table.locale], set: { text } });
  await save('kit.pages', { text: 'Strony wykazu' });
}

test('a broken text in the database reaches nobody and is logged; the built-in one stands', async () => {
  log.length = 0;
  await store('mail.confirmation.subject', 'Mamy wiadomość');
  await store('kit.removeFile', 'Usuń {plik}');
  await store('print.phase', '<i>Etap {n}</i>');
  expect((await published()).words.map(({ Key }) => Key)).toEqual(['kit.pages']);
  expect(await readMailWords(api.payload, 'pl')).toBe(MAIL_WORDS.pl);
  expect(await readPrintWords(api.payload, 'pl')).toBe(PRINT_WORDS.pl);
  await published();
  for (const key of ['mail.confirmation.subject', 'kit.removeFile', 'print.phase']) {
    expect(log.filter((line) => line.includes(`${key} (pl) is left out`)).length).toBeGreaterThan(
      0,
    );
  }
});

test('a text of a place that is gone is kept, sent to nobody, and removed when an editor says so', async () => {
  await store('forms.old', 'Stary przycisk');
  await syncWords(api.payload);
  expect((await published()).words.map(({ Key }) => Key)).toEqual(['kit.pages']);
  const { id, place } = await rowNamed('forms.old', 'pl');
  expect(place).toBe(UNUSED);
  const remove = (one: number) =>
    staff.ask('editor', `/changed-words/${one}`, { method: 'DELETE' });
  expect((await remove((await rowNamed('kit.pages', 'pl')).id)).status).toBe(403);
  expect((await remove(id)).status).toBe(200);
  expect((await api.payload.count(changedRows)).totalDocs).toBe(1);
});

test('a start keeps what editors wrote, and adds and removes what is not theirs', async () => {
  await save('forms.send', { text: 'Poślij' });
  const { totalDocs } = await api.payload.count({ collection: 'changed-words' });
  const { changed_words: table } = tablesOf(api.payload);
  const db = queryBuilder(api.payload);
  await db.delete(table).where(eq(table.key, 'kit.close'));
  await db.update(table).set({ key: 'kit.gone' }).where(eq(table.key, 'kit.pages'));
  await db
    .update(table)
    .set({ changed: false as never })
    .where(eq(table.key, 'forms.send'));
  await syncWords(api.payload);
  expect((await api.payload.count({ collection: 'changed-words' })).totalDocs).toBe(totalDocs);
  expect(await rowNamed('forms.send', 'pl')).toMatchObject({ text: 'Poślij', changed: true });
  expect(await rowNamed('kit.close', 'de')).toMatchObject({ place: 'kit', changed: false });
  await expect(rowNamed('kit.gone', 'pl')).rejects.toThrow('no row');
});

test('mails and PDFs say what an editor wrote, and elsewhere the very words of the code', async () => {
  await save('forms.send', { text: 'Poślij' });
  for (const locale of ['pl', 'en', 'de'] as const) {
    expect(await readMailWords(api.payload, locale)).toBe(MAIL_WORDS[locale]);
    expect(await readPrintWords(api.payload, locale)).toBe(PRINT_WORDS[locale]);
  }
  await save('print.estimate', { text: 'Wstępna wycena' });
  const print = { ...PRINT_WORDS.pl, estimate: 'Wstępna wycena' };
  expect(await readPrintWords(api.payload, 'pl')).toEqual(print);
  await save('mail.confirmation.arrived', { text: 'Twoja wiadomość czeka. Numer:' });
  expect(JSON.stringify(await readMailWords(api.payload, 'pl'))).toContain('wiadomość czeka.');
});

describe('every text that can be changed', () => {
  const all = [...WORD_TABLE.values()];

  test('passes its own checks, in each language', () => {
    const wrong = all.flatMap(({ key, texts, limit }) =>
      Object.values(texts)
        .filter((text) => wordFaults(text, text).length > 0 || text.length > limit)
        .map((text) => `${key}: ${text}`),
    );
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(650);
  });

  const { placeholders, pluralForms } = officeWords('pl').siteWords;

  test('is told apart from others that say the same, by its place and for which numbers it is', () => {
    for (const language of ADMIN_LANGUAGES) {
      const named = all.map(({ key, texts }) => {
        const form = key.slice(key.lastIndexOf('.') + 1);
        const forms = form in pluralForms && JSON.stringify(texts).includes('{n}') ? form : '';
        return `${JSON.stringify(texts)} ${wordPlace(key, language)} ${forms}`;
      });
      expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
    }
  });

  test('has a place with a name, and its placeholders a meaning', () => {
    expect(all.filter(({ key }) => wordGroupOf(key) === null)).toEqual([]);
    const used = new Set(all.flatMap(({ texts }) => placeholdersIn(Object.values(texts).join())));
    expect([...used].toSorted()).toEqual(Object.keys(placeholders).toSorted());
  });
});
