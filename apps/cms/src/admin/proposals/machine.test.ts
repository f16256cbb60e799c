import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { configuredMachine } from '../../changes/proposals/machine/configured-machine.ts';
import { waitingFor } from '../../changes/proposals/waiting.ts';
import { env, setEnv } from '../../process/env.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { testStandIn } from '../../testing/stand-in.ts';

interface Sent {
  source: string;
  target: string;
  texts: string[];
  glossary: { source: string; target: string[] }[];
}

let received: Sent[] = [];
let answer: (sent: Sent, response: ServerResponse) => void;
let id: number;

const BATCH = [{ source: 'partia', target: ['Charge'] }];

const translated = ({ texts }: Sent) => texts.map((text) => `DE ${text}`);
const reply = (texts: unknown) => (_: Sent, response: ServerResponse) =>
  void response.end(JSON.stringify({ texts }));

const service = testStandIn(({ body }, response) => {
  received.push(JSON.parse(body));
  answer(JSON.parse(body), response);
});
const api = testApi('SQLite', () => ({ TRANSLATION_URL: `${service.url}/translate` }));
const staff = testStaff(api, { editor: {} });

/** An area whose German has one sentence of two, and no title in the search results. */
beforeEach(async () => {
  received = [];
  answer = (sent, response) => reply(translated(sent))(sent, response);
  const call = { collection: 'areas', draft: true } as const;
  const polish = { name: 'Magazyn', shortDescription: 'Liczymy {n} partii. Oto wycena.' };
  const pageName = `magazyn-${Date.now()}`;
  const made = await api.payload.create({
    ...{ ...call, locale: 'pl' },
    data: { ...polish, pageName, _status: 'draft' } as never,
  });
  id = made.id;
  const german = { name: 'Lager', shortDescription: 'Wir zählen {n} Chargen. Unsere Zahl.' };
  await api.payload.update({ ...{ ...call, id, locale: 'de' }, data: german as never });
});

const writePolish = (shortDescription: string) =>
  api.payload.update({
    ...{ collection: 'areas' as const, id, locale: 'pl' as const, draft: true },
    data: { shortDescription } as never,
  });

const description = async () => {
  const call = { collection: 'areas', id, locale: 'de', draft: true, depth: 0 } as const;
  return (await api.payload.findByID(call)).shortDescription;
};

async function propose() {
  const body = { source: 'areas', document: String(id), language: 'de' };
  const response = await staff.ask('editor', '/translations/machine', { body });
  const { proposed, errors } = (await response.json()) as {
    proposed?: number;
    errors?: { message: string }[];
  };
  return { status: response.status, proposed, message: errors?.[0]?.message };
}

const waiting = () => {
  const req = { payload: api.payload, transactionID: undefined, context: {} } as never;
  return waitingFor(req, { collection: 'areas', id }, 'de');
};

test('a machine proposes only what is stale, beside what a person wrote, and writes nothing', async () => {
  await writePolish('Liczymy {n} partii i palet. Oto wycena.');
  expect(await propose()).toMatchObject({ status: 200, proposed: 1 });
  expect(received).toEqual([
    { source: 'pl', target: 'de', texts: ['Liczymy {n} partii i palet.'], glossary: BATCH },
  ]);
  const [proposal] = await waiting();
  expect(proposal).toMatchObject({ origin: 'machine', name: '' });
  const proposed = 'DE Liczymy {n} partii i palet. Unsere Zahl.';
  expect(proposal?.texts).toMatchObject([{ key: 'shortDescription', proposed, decision: null }]);
  expect(await description()).toBe('Wir zählen {n} Chargen. Unsere Zahl.');
  const body = { accepted: proposal?.texts, refused: [] };
  const response = await staff.ask('editor', `/translations/proposals/${proposal?.id}`, { body });
  expect(response.status).toBe(200);
  expect(await description()).toBe(proposed);
  expect(await propose()).toMatchObject({ status: 200, proposed: 0 });
});

test('terms of the glossary travel along, and a second proposal replaces the first', async () => {
  await writePolish('Liczymy {n} partii. Oto nasza wycena.');
  await propose();
  await propose();
  expect(received[0]?.glossary).toEqual([{ source: 'wycena', target: ['Kostenschätzung'] }]);
  expect(await waiting()).toHaveLength(1);
});

test('a machine that answers wrongly or not at all proposes nothing, and loses nothing', async () => {
  await writePolish('Liczymy {n} partii i palet. Oto wycena.');
  await propose();
  const before = await waiting();
  const refusal = (_: Sent, response: ServerResponse) => void response.writeHead(429).end();
  for (const [wrong, sentence] of [
    [reply([]), 'inną liczbę tekstów'],
    [reply(['  ']), 'pusty tekst zamiast „Liczymy {n} partii i palet.”'],
    [reply(['Wir zählen.']), 'zgubiła albo dodała znaczniki'],
    [reply(['<b>{n}</b>']), 'zgubiła albo dodała znaczniki'],
    [refusal, 'odmówiła odpowiedzi (kod 429)'],
  ] as const) {
    answer = wrong;
    const message = expect.stringContaining(sentence);
    expect(await propose()).toMatchObject({ status: 502, message });
    expect(await waiting()).toEqual(before);
    expect(await description()).toBe('Wir zählen {n} Chargen. Unsere Zahl.');
  }
});

test('without TRANSLATION_URL there is no machine', async () => {
  const before = env;
  setEnv({ ...env, TRANSLATION_URL: undefined });
  expect(configuredMachine()).toBeNull();
  expect((await propose()).status).toBe(404);
  setEnv(before);
});
