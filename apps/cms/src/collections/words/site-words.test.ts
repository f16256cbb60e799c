import { type SiteWords, siteWords, TAGS_HEADER } from '@osnowa/contract';
import { placeholdersIn, wordFaults } from '@osnowa/text';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wordGroupOf, wordPlace } from '../../admin/words/word-places.ts';
import { WORD_TABLE } from '../../admin/words/word-table.ts';
import { PRINT_WORDS, readPrintWords } from '../../estimates/texts.ts';
import { ADMIN_LANGUAGES } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { MAIL_WORDS, readMailWords } from '../../mail/words.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { outcomeOf } from '../../testing/outcome.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';

const api = testApi();
const staff = testStaff(api, {
  editor: {},
  sales: { roles: ['sales'] },
  German: { languages: ['de'] },
  drafter: { mayPublish: false },
});
let log: string[];

beforeAll(() => {
  log = captureLog(api.payload);
});
beforeEach(async () => {
  await api.payload.delete({ collection: 'changed-words', where: { id: { exists: true } } });
});

interface Sent {
  text: string | null;
  seen?: string | null;
  locale?: string;
  who?: keyof typeof staff.users | null;
  language?: 'pl' | 'en';
}

/** Saves a text as the page of the back office does; gives the sentence when it is refused. */
async function save(key: string, { text, seen = null, locale = 'pl', ...by }: Sent) {
  const { who = 'editor', language } = by;
  const body = { key, locale, text, seen };
  const response = await staff.ask(who, '/changed-words/text', { body, language });
  const refusal = await outcomeOf(Promise.resolve(response.clone()));
  const { stored } = (await response.json()) as { stored?: string | null };
  return { status: response.status, stored, refusal };
}

async function published(): Promise<{ words: SiteWords['Words']; tags: string | null }> {
  const response = await api.request('/site-words');
  const { Words } = siteWords.parse(await response.json());
  return { words: Words, tags: response.headers.get(TAGS_HEADER) };
}

describe('a text of the site', () => {
  test('is the built-in one until it is changed, then the editor’s in that language at once', async () => {
    expect(await published()).toEqual({ words: [], tags: 'site-words' });
    const { status, stored } = await save('forms.send', {
      text: ' Jetzt  anfragen ',
      locale: 'de',
    });
    expect([status, stored]).toEqual([200, 'Jetzt anfragen']);
    const row = { Key: 'forms.send', Text_pl: null, Text_en: null, Text_de: 'Jetzt anfragen' };
    expect((await published()).words).toEqual([row]);
    const { docs } = await api.payload.find({ collection: 'changed-words' });
    expect(docs.map(({ updatedBy }) => updatedBy)).toEqual(['editor']);
  });

  test('goes back to the built-in one at a word, or when it is typed again', async () => {
    await save('forms.send', { text: 'Poślij' });
    expect((await save('forms.send', { text: null, seen: 'Poślij' })).stored).toBeNull();
    expect((await published()).words).toEqual([]);
    await save('forms.send', { text: 'Poślij' });
    const again = await save('forms.send', { text: 'Wyślij zapytanie', seen: 'Poślij' });
    expect([again.status, again.stored]).toEqual([200, null]);
    expect((await published()).words).toEqual([]);
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
    ['   ', 'Wpisz tekst albo przywróć wbudowany.'],
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
    await save('kit.close', { text: 'Schowaj' });
    const late = await save('kit.close', { text: 'Ukryj' });
    expect([late.status, late.stored]).toEqual([409, 'Schowaj']);
    expect(late.refusal).toContain('zmienił ten tekst na: „Schowaj”');
    expect((await save('kit.close', { text: 'Ukryj', seen: 'Schowaj' })).stored).toBe('Ukryj');
  });

  test('is changed by an account of its language only, and not by one that saves drafts', async () => {
    const german = { text: 'Fertig', who: 'German' as const };
    expect(await save('kit.close', { ...german, locale: 'de' })).toMatchObject({ status: 200 });
    const refused = await save('kit.close', { ...german, locale: 'pl' });
    expect(refused).toMatchObject({ status: 403, refusal: expect.stringContaining('Deutsch') });
    const drafted = await save('kit.close', { text: 'Gotowe', who: 'drafter' });
    expect(drafted).toMatchObject({ status: 403 });
  });

  test.each(['sales', null] as const)('is not changed by %s', async (who) => {
    expect((await save('kit.close', { text: 'Schowaj', who })).status).toBe(404);
    expect((await published()).words).toEqual([]);
  });

  test('that the site does not have is refused, also as a request of its own', async () => {
    const { refusal } = await save('forms.old', { text: 'Stare' });
    expect(refusal).toContain('Witryna nie używa już tego tekstu w tym języku.');
    const menu = await save('frame.home', { text: 'Start' });
    expect(menu.status).toBe(400);
    const data = { key: 'kit.removeFile', locale: 'pl', text: 'Usuń' } as const;
    await expect(api.payload.create({ collection: 'changed-words', data })).rejects.toThrow();
  });
});

/** Writes past the rules, as an older version or a hand in the database would have. */
async function store(key: string, text: string): Promise<void> {
  const data = { key, text, locale: 'pl' } as const;
  await api.payload.db.create({ collection: 'changed-words', data });
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
  expect((await published()).words.map(({ Key }) => Key)).toEqual(['kit.pages']);
  const kept = await api.payload.count({
    collection: 'changed-words',
    where: { key: { equals: 'forms.old' } },
  });
  expect(kept.totalDocs).toBe(1);
  expect((await save('forms.old', { text: null, seen: 'Stary przycisk' })).status).toBe(200);
  expect((await api.payload.count({ collection: 'changed-words' })).totalDocs).toBe(1);
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

  const { groups, placeholders, pluralForms } = officeWords('pl').siteWords;

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
    expect(all.filter(({ key }) => wordGroupOf(key, groups) === null)).toEqual([]);
    const used = new Set(all.flatMap(({ texts }) => placeholdersIn(Object.values(texts).join())));
    expect([...used].toSorted()).toEqual(Object.keys(placeholders).toSorted());
  });
});
