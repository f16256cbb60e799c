import { LOCALE_CODES, type SiteWords } from '@osnowa/contract';
import { writeLocalised } from '@osnowa/text';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { beforeEach, expect, test } from 'vitest';
import type { ContentClient } from '../../../server/content/content-client.ts';
import { type FakeApi, startFakeApi } from '../../../server/testing/fake-api.ts';
import { testClient } from '../../../server/testing/test-client.ts';
import { readMessages, readWords } from './messages.ts';

let api: FakeApi;
let client: ContentClient;

beforeEach(async () => {
  api = await startFakeApi();
  client = testClient(api.url);
});

type Texts = Partial<Record<'pl' | 'en' | 'de', string>>;

function change(texts: Record<string, Texts>): void {
  const words: SiteWords['Words'] = Object.entries(texts).map(([key, each]) => ({
    Key: key,
    ...writeLocalised('Text', each),
  }));
  api.content['site-words'] = { Words: words } satisfies SiteWords;
  client.drop(['site-words']);
}

const messages = (locale: 'pl' | 'en' | 'de') => readMessages(client.forRequest(locale), locale);

test('where nothing is changed, and where the read fails, the site’s own labels stand', async () => {
  for (const locale of LOCALE_CODES) expect(await messages(locale)).toBe(SITE_MESSAGES[locale]);
  change({});
  for (const locale of LOCALE_CODES) expect(await messages(locale)).toBe(SITE_MESSAGES[locale]);
  expect((await readWords(client.forRequest('de'), 'de')).changed).toEqual({});
  api.mode = 'garbage';
  client.drop(null);
  expect(await messages('de')).toBe(SITE_MESSAGES.de);
});

test('a changed label stands in its language only, typeset, on all pages the same object', async () => {
  change({ 'forms.send': { de: 'Jetzt anfragen' }, 'sections.office': { pl: 'Biuro w Łodzi' } });
  const german = await messages('de');
  expect(german.forms.send).toBe('Jetzt anfragen');
  expect(german.sections).toBe(SITE_MESSAGES.de.sections);
  expect(await messages('de')).toBe(german);
  expect((await messages('pl')).sections.office).toBe('Biuro w\u00A0Łodzi');
  expect((await messages('pl')).forms.send).toBe(SITE_MESSAGES.pl.forms.send);
  expect(await messages('en')).toBe(SITE_MESSAGES.en);
});

test('a page depends on the words: the next one after a change has the new text', async () => {
  change({ 'forms.send': { en: 'Ask us' } });
  const content = client.forRequest('en');
  expect((await readMessages(content, 'en')).forms.send).toBe('Ask us');
  expect([...content.tags]).toEqual(['site-words']);
  change({ 'forms.send': { en: 'Ask us now' } });
  expect((await messages('en')).forms.send).toBe('Ask us now');
});

test('a text that does not fit this version of the site is left out', async () => {
  change({
    'frame.callUs': { de: 'Rufen Sie an' },
    'sections.slideOf': { de: '{n} von {totl}' },
    'forms.sending': { de: '<b>Moment</b>' },
    'forms.old': { de: 'Von früher' },
    'frame.home': { de: 'Anfang' },
    'kit.close': { de: 'Zumachen' },
  });
  const { messages: german, changed } = await readWords(client.forRequest('de'), 'de');
  expect(changed).toEqual({ 'kit.close': 'Zumachen' });
  expect(german).toEqual({
    ...SITE_MESSAGES.de,
    kit: { ...SITE_MESSAGES.de.kit, close: 'Zumachen' },
  });
});
