import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { env, setEnv } from '../platform/process/env.ts';
import { publicationRequests } from '../publishing/publication-requests.ts';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { testStandIn } from '../testing/stand-in.ts';
import { storePage } from '../testing/stored-content.ts';
import { configuredMachine } from './translate-by-http.ts';

interface Sent {
  text: string[];
  context?: string;
}

let received: Sent[] = [];
let answer: (sent: Sent, response: ServerResponse) => void;
let id: number;

const translated = ({ text }: Sent) => text.map((one) => `DE ${one}`);
const reply = (texts: string[]) => (_: Sent, response: ServerResponse) =>
  void response.end(JSON.stringify({ translations: texts.map((text) => ({ text })) }));

const service = testStandIn(({ body }, response) => {
  received.push(JSON.parse(body));
  answer(JSON.parse(body), response);
});
const api = testApi('SQLite', () => ({ TRANSLATION_URL: service.url }));
const staff = testStaff(api, { editor: {} });

/** A published page whose German has one sentence of two. */
beforeEach(async () => {
  received = [];
  answer = (sent, response) => reply(translated(sent))(sent, response);
  const polish = { title: 'Magazyn', seoDescription: 'Liczymy {n} partii. Oto wycena.' };
  id = (await storePage(api.payload, polish)).id;
  const german = { title: 'Lager', seoDescription: 'Wir zählen {n} Chargen. Unsere Zahl.' };
  const data = { ...german, _status: 'published' } as const;
  await api.payload.update({ collection: 'pages', id, locale: 'de', data });
});

const writePolish = (seoDescription: string) =>
  api.payload.update({
    ...{ collection: 'pages' as const, id, locale: 'pl' as const, draft: true },
    data: { seoDescription } as never,
  });

const description = async () => {
  const call = { collection: 'pages', id, locale: 'de', draft: true, depth: 0 } as const;
  return (await api.payload.findByID(call)).seoDescription;
};

async function fill() {
  const body = { source: 'pages', document: id, language: 'de' };
  const response = await staff.ask('editor', '/machine-translation', { body });
  const { filled, errors } = (await response.json()) as {
    filled?: number;
    errors?: { message: string }[];
  };
  return { status: response.status, filled, message: errors?.[0]?.message };
}

const waiting = () => publicationRequests(api.payload, { collection: 'pages', id });

test('a machine writes what is stale into the draft, beside what a person wrote, and asks for its publication', async () => {
  await writePolish('Liczymy {n} partii i palet. Oto wycena.');
  expect(await fill()).toMatchObject({ status: 200, filled: 1 });
  const text = ['Liczymy <k>{n}</k> partii i palet.'];
  expect(received).toMatchObject([{ text, context: 'partia = Charge' }]);
  expect(await description()).toBe('DE Liczymy {n} partii i palet. Unsere Zahl.');
  expect(await waiting()).toMatchObject([{ language: 'de', askedBy: '', answer: null }]);
  const shown = await api.payload.findByID({ collection: 'pages', id, locale: 'de' });
  expect(shown.seoDescription).toBe('Wir zählen {n} Chargen. Unsere Zahl.');
  expect(await fill()).toMatchObject({ status: 200, filled: 0 });
});

test('words of a person that wait for their publication stay', async () => {
  await api.payload.update({
    ...{ collection: 'pages' as const, id, locale: 'de' as const, draft: true },
    data: { seoDescription: 'Wir zählen {n} Partien. Die Zahl.' } as never,
  });
  await writePolish('Liczymy {n} partii i palet. Oto wycena.');
  expect(await fill()).toMatchObject({ status: 200, filled: 0 });
  expect(await description()).toBe('Wir zählen {n} Partien. Die Zahl.');
});

test('a machine that answers wrongly, late or over a newer text changes nothing', async () => {
  await writePolish('Liczymy {n} partii i palet. Oto wycena.');
  const refusal = (_: Sent, response: ServerResponse) => void response.writeHead(429).end();
  const overtaken = async (sent: Sent, response: ServerResponse) => {
    await writePolish('Liczymy wszystko. Oto wycena.');
    reply(translated(sent))(sent, response);
  };
  for (const [wrong, sentence] of [
    [reply([]), 'inną liczbę tekstów'],
    [reply(['  ']), 'pusty tekst zamiast „Liczymy {n} partii i palet.”'],
    [reply(['Wir zählen.']), 'zgubiła albo dodała znaczniki'],
    [reply(['<b>{n}</b>']), 'zgubiła albo dodała znaczniki'],
    [refusal, 'odmówiła odpowiedzi (kod 429)'],
    [overtaken, 'zmieniło się, zanim usługa odpowiedziała'],
  ] as const) {
    answer = wrong;
    const message = expect.stringContaining(sentence);
    expect(await fill()).toMatchObject({ status: 502, message });
    expect(await waiting()).toEqual([]);
    expect(await description()).toBe('Wir zählen {n} Chargen. Unsere Zahl.');
  }
});

test('without TRANSLATION_URL there is no machine', async () => {
  const before = env;
  setEnv({ ...env, TRANSLATION_URL: undefined });
  expect(configuredMachine()).toBeNull();
  expect((await fill()).status).toBe(404);
  setEnv(before);
});
