import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { standIn } from '../testing/stand-in.ts';
import { type MachineFailure, translateByHttp } from './translate-by-http.ts';

interface Sent {
  text: string[];
  messages: { content: string }[];
}

type Answer = (
  sent: Sent,
  response: ServerResponse,
  request: { url: string; headers: IncomingHttpHeaders },
) => void;

/** A service that answers on a port of its own. */
async function service(answer: Answer): Promise<string> {
  const { url, stop } = await standIn(({ body, headers, path }, response) =>
    answer(JSON.parse(body), response, { headers, url: path }),
  );
  onTestFinished(stop);
  return url;
}

const request = { target: 'de', texts: ['Raz.'], glossary: [] } as const;
const GLOSSARY = [{ source: 'partia', target: ['Charge', 'Partie'] }];

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'none',
    (error: MachineFailure) => error.code,
  );

const inDeepl = (texts: unknown) => JSON.stringify({ translations: texts });

test('DeepL gets the texts as XML with its key, fifty at a time, and answers in their order', async () => {
  const seen: unknown[] = [];
  const url = await service(({ text, ...settings }, response, { headers, url: path }) => {
    seen.push([path, headers.authorization, text.length, settings]);
    response.end(inDeepl(text.map((one) => ({ text: one.toUpperCase() }))));
  });
  const texts = Array.from({ length: 60 }, (_, at) => `tekst ${at}`);
  const translated = await translateByHttp({ url: `${url}/`, key: 'klucz' })({
    ...{ target: 'en', texts, glossary: GLOSSARY },
  });
  expect(translated).toEqual(texts.map((text) => text.toUpperCase()));
  const settings = {
    source_lang: 'PL',
    target_lang: 'EN-GB',
    tag_handling: 'xml',
    tag_handling_version: 'v2',
    ignore_tags: ['k'],
    context: 'partia = Charge / Partie',
  };
  expect(seen).toEqual([
    ['/v2/translate', 'DeepL-Auth-Key klucz', 50, settings],
    ['/v2/translate', 'DeepL-Auth-Key klucz', 10, settings],
  ]);
});

test('marks, placeholders and signs of XML come back from DeepL as they were', async () => {
  const texts = ['Ceny <1>w {n} <2/>cenniku</1> & „<” > 3', '{a&b} &amp; <b>'];
  const seen: string[] = [];
  const url = await service(({ text }, response) => {
    seen.push(...text);
    response.end(inDeepl(text.map((one) => ({ text: one }))));
  });
  expect(await translateByHttp({ url })({ ...request, texts })).toEqual(texts);
  expect(seen[0]).toBe('Ceny <m1>w <k>{n}</k> <m2/>cenniku</m1> &amp; „&lt;” &gt; 3');
});

const inChat = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });

test('a chat endpoint gets the model, the terms and the texts, and answers with JSON', async () => {
  const seen: unknown[] = [];
  const url = await service((sent, response, { headers, url: path }) => {
    seen.push([path, headers.authorization, sent]);
    response.end(inChat('{"texts": ["Eins {n}."]}'));
  });
  const texts = ['Raz {n}.'];
  const translate = translateByHttp({ url: `${url}/v1`, key: 'klucz', model: 'mały' });
  expect(await translate({ ...request, texts, glossary: GLOSSARY })).toEqual(['Eins {n}.']);
  const system = { role: 'system', content: expect.stringContaining('partia = Charge / Partie') };
  const sent = {
    model: 'mały',
    response_format: { type: 'json_object' },
    messages: [system, { role: 'user', content: '{"texts":["Raz {n}."]}' }],
  };
  expect(seen).toEqual([['/v1/chat/completions', 'Bearer klucz', sent]]);
});

test.each<[string, string, Answer, string?]>([
  ['another number of texts', 'count', (_, response) => response.end(inDeepl([]))],
  ['something else', 'unreadable', (_, response) => response.end('<p>busy</p>')],
  ['no texts', 'unreadable', (_, response) => response.end(inDeepl([1]))],
  ['words around its JSON', 'unreadable', (_, response) => response.end(inChat('Gern: {')), 'm'],
  ['fewer texts', 'count', (_, response) => response.end(inChat('{"texts":[]}')), 'm'],
  ['a refusal', 'refused', (_, response) => response.writeHead(403).end('no')],
  [
    'another address',
    'away',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['nothing', 'late', () => undefined],
  ['half an answer', 'late', (_, response) => response.write('{"te')],
])('a service that answers %s fails as %s', async (_what, code, answer, model) => {
  const url = await service(answer);
  const limit = code === 'late' ? { timeoutMs: 300 } : {};
  expect(await codeOf(translateByHttp({ url, model, ...limit })(request))).toBe(code);
});

test('a service that is not there is away', async () => {
  expect(await codeOf(translateByHttp({ url: 'http://127.0.0.1:9/' })(request))).toBe('away');
});
