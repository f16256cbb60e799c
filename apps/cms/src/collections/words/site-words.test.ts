import { type SiteWords, siteWords, TAGS_HEADER } from '@osnowa/contract';
import { placeholdersIn, wordFaults } from '@osnowa/text';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLACEHOLDERS, PLURAL_FORMS, wordGroupOf } from '../../admin/words/word-groups.ts';
import { wordPlace } from '../../admin/words/word-places.ts';
import { WORD_TABLE } from '../../admin/words/word-table.ts';
import { PRINT_WORDS, readPrintWords } from '../../estimates/texts.ts';
import { MAIL_WORDS, readMailWords } from '../../mail/texts/mail-words.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { MailWorker } from '../../mail/worker.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { startMailSink } from '../../testing/mail-sink.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import {
  CONTACT,
  MAIL_SETTINGS,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../../testing/test-cms.ts';

const PASSWORD = 'a long word for the tests 42';

let cms: TestCms;
let office: BackOffice;
let log: string[];
const sessions = new Map<string, string>();

beforeAll(async () => {
  cms = await startTestCms();
  log = captureLog(cms.payload);
  office = await openBackOffice(cms);
  const people = {
    editor: { roles: ['editor'] },
    sales: { roles: ['sales'] },
    German: { roles: ['editor'], languages: ['de'] },
    drafter: { roles: ['editor'], mayPublish: false },
  } as const;
  for (const [name, rights] of Object.entries(people)) {
    const email = `${name.toLowerCase()}@firm.example`;
    const data = { name, email, password: PASSWORD, ...rights } as never;
    await cms.payload.create({ collection: 'users', data });
    sessions.set(name, await office.signIn(email, PASSWORD));
  }
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  await cms.payload.delete({ collection: 'changed-words', where: { id: { exists: true } } });
});

interface Sent {
  text: string | null;
  seen?: string | null;
  locale?: string;
  role?: string;
  language?: string;
}

/** Saves a text as the page of the back office does; what an editor reads when it is refused. */
async function save(key: string, { text, seen = null, locale = 'pl', ...by }: Sent) {
  const { role = 'editor', language = 'pl' } = by;
  const response = await office.send('/changed-words/text', {
    method: 'POST',
    headers: {
      cookie: `${sessions.get(role) ?? ''}; payload-lng=${language}`,
      'accept-language': language,
    },
    body: JSON.stringify({ key, locale, text, seen }),
  });
  const answer = (await response.json()) as {
    stored?: string | null;
    errors?: { message: string; data?: { errors?: { message: string }[] } }[];
  };
  const [error] = answer.errors ?? [];
  const refusal = error?.data?.errors?.[0]?.message ?? error?.message;
  return { status: response.status, stored: answer.stored, refusal };
}

async function published(): Promise<{ words: SiteWords['Words']; tags: string | null }> {
  const response = await cms.request('/site-words');
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
    const { docs } = await cms.payload.find({ collection: 'changed-words' });
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
    expect(refusal).toBe('Missing: {name}. Put it where its value shall stand.');
  });

  test('that a colleague changed meanwhile is not overwritten unseen', async () => {
    await save('kit.close', { text: 'Schowaj' });
    const late = await save('kit.close', { text: 'Ukryj' });
    expect([late.status, late.stored]).toEqual([409, 'Schowaj']);
    expect(late.refusal).toContain('zmienił ten tekst na: „Schowaj”');
    expect((await save('kit.close', { text: 'Ukryj', seen: 'Schowaj' })).stored).toBe('Ukryj');
  });

  test('is changed by an account of its language only, and not by one that saves drafts', async () => {
    const german = { text: 'Fertig', role: 'German' };
    expect(await save('kit.close', { ...german, locale: 'de' })).toMatchObject({ status: 200 });
    const refused = await save('kit.close', { ...german, locale: 'pl' });
    expect(refused).toMatchObject({ status: 403, refusal: expect.stringContaining('Deutsch') });
    const drafted = await save('kit.close', { text: 'Gotowe', role: 'drafter' });
    expect(drafted).toMatchObject({ status: 403 });
  });

  test.each(['sales', 'nobody'])('is not changed by %s', async (role) => {
    expect((await save('kit.close', { text: 'Schowaj', role })).status).toBe(404);
    expect((await published()).words).toEqual([]);
  });

  test('that the site does not have is refused, also as a request of its own', async () => {
    const { refusal } = await save('forms.old', { text: 'Stare' });
    expect(refusal).toBe('Witryna nie używa już tego tekstu w tym języku.');
    const menu = await save('frame.home', { text: 'Start' });
    expect(menu.status).toBe(400);
    const data = { key: 'kit.removeFile', locale: 'pl', text: 'Usuń' } as const;
    await expect(cms.payload.create({ collection: 'changed-words', data })).rejects.toThrow();
  });
});

/** Writes past the rules, as an older version or a hand in the database would have. */
async function store(key: string, text: string): Promise<void> {
  const data = { key, text, locale: 'pl' } as const;
  await cms.payload.db.create({ collection: 'changed-words', data });
  await save('kit.pages', { text: 'Strony wykazu' });
}

test('a broken text in the database reaches nobody and is logged; the built-in one stands', async () => {
  log.length = 0;
  await store('mail.confirmation.subject', 'Mamy wiadomość');
  await store('kit.removeFile', 'Usuń {plik}');
  await store('print.phase', '<i>Etap {n}</i>');
  expect((await published()).words.map(({ Key }) => Key)).toEqual(['kit.pages']);
  expect(await readMailWords(cms.payload, 'pl')).toBe(MAIL_WORDS.pl);
  expect(await readPrintWords(cms.payload, 'pl')).toBe(PRINT_WORDS.pl);
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
  const kept = await cms.payload.count({
    collection: 'changed-words',
    where: { key: { equals: 'forms.old' } },
  });
  expect(kept.totalDocs).toBe(1);
  expect((await save('forms.old', { text: null, seen: 'Stary przycisk' })).status).toBe(200);
  expect((await cms.payload.count({ collection: 'changed-words' })).totalDocs).toBe(1);
});

describe('the mails', () => {
  async function confirmationOf(mail: string) {
    const sink = await startMailSink();
    const worker = new MailWorker(cms.payload, {
      transport: createMailTransport(sink.url, cms.dataDir),
      settings: MAIL_SETTINGS,
      now: () => cms.clock.now,
    });
    const form = urlencoded({ ...CONTACT, mail });
    expect((await cms.post('/contact/send-message', form)).status).toBe(200);
    await worker.sendDue();
    await worker.stop();
    await sink.stop();
    const found = sink.deliveries.find(({ recipients }) => recipients.includes(mail));
    return { subject: found?.mail.subject ?? '', text: found?.mail.text ?? '' };
  }

  test('say what an editor wrote, with its values; the next one what is built in', async () => {
    await save('mail.confirmation.subject', { text: '{reference}: dziękujemy za wiadomość' });
    await save('mail.confirmation.arrived', { text: 'Twoja wiadomość czeka w kolejce. Numer:' });
    const changed = await confirmationOf('pierwszy@klient.example');
    expect(changed.subject).toMatch(/^[A-Z]+-[\dA-Z-]+: dziękujemy za wiadomość$/);
    expect(changed.text.replaceAll('\u00A0', ' ')).toContain('wiadomość czeka w kolejce. Numer:');
    for (const [key, seen] of [
      ['mail.confirmation.subject', '{reference}: dziękujemy za wiadomość'],
      ['mail.confirmation.arrived', 'Twoja wiadomość czeka w kolejce. Numer:'],
    ] as const) {
      await save(key, { text: null, seen });
    }
    const own = await confirmationOf('drugi@klient.example');
    expect(own.subject).toMatch(/^Mamy Twoją wiadomość \([A-Z]+-[\dA-Z-]+\)$/);
    expect(own.text.replaceAll('\u00A0', ' ')).toContain(MAIL_WORDS.pl.confirmation.greeting);
  });

  test('and PDFs have the very words of the code where nothing is changed', async () => {
    await save('forms.send', { text: 'Poślij' });
    for (const locale of ['pl', 'en', 'de'] as const) {
      expect(await readMailWords(cms.payload, locale)).toBe(MAIL_WORDS[locale]);
      expect(await readPrintWords(cms.payload, locale)).toBe(PRINT_WORDS[locale]);
    }
    await save('print.estimate', { text: 'Wstępna wycena' });
    expect(await readPrintWords(cms.payload, 'pl')).toEqual({
      ...PRINT_WORDS.pl,
      estimate: 'Wstępna wycena',
    });
  });
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

  test('is told apart from others that say the same, by its place and for which numbers it is', () => {
    for (const language of ['pl', 'en'] as const) {
      const named = all.map(({ key, texts }) => {
        const form = key.slice(key.lastIndexOf('.') + 1);
        const forms = PLURAL_FORMS[form] && JSON.stringify(texts).includes('{n}') ? form : '';
        return `${JSON.stringify(texts)} ${wordPlace(key, language)} ${forms}`;
      });
      expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
    }
  });

  test('has a place with a name, and its placeholders a meaning', () => {
    expect(all.filter(({ key }) => wordGroupOf(key) === null)).toEqual([]);
    const used = new Set(all.flatMap(({ texts }) => placeholdersIn(Object.values(texts).join())));
    expect([...used].toSorted()).toEqual(Object.keys(PLACEHOLDERS).toSorted());
  });
});
