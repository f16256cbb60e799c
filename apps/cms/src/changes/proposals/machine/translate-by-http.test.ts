import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { standIn } from '../../../testing/stand-in.ts';
import type { MachineFailure } from './machine-failure.ts';
import { translateByHttp } from './translate-by-http.ts';

type Answer = (
  sent: Record<string, unknown>,
  response: ServerResponse,
  headers: IncomingHttpHeaders,
) => void;

/** A service that answers on a port of its own. */
async function service(answer: Answer): Promise<string> {
  const { url, stop } = await standIn(({ body, headers }, response) =>
    answer(JSON.parse(body), response, headers),
  );
  onTestFinished(stop);
  return `${url}/translate`;
}

const request = { source: 'pl', target: 'de', texts: ['Raz.'], glossary: [] } as const;

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'none',
    (error: MachineFailure) => error.code,
  );

test('a service gets the texts with its token, a hundred at a time, and answers in their order', async () => {
  const seen: unknown[] = [];
  const url = await service((sent, response, headers) => {
    const texts = sent.texts as string[];
    seen.push([headers.authorization, sent.source, sent.target, texts.length]);
    response.end(JSON.stringify({ texts: texts.map((text) => text.toUpperCase()) }));
  });
  const texts = Array.from({ length: 150 }, (_, at) => `tekst ${at}`);
  const translated = await translateByHttp({ url, token: 'klucz' })({ ...request, texts });
  expect(translated).toEqual(texts.map((text) => text.toUpperCase()));
  expect(seen).toEqual([
    ['Bearer klucz', 'pl', 'de', 100],
    ['Bearer klucz', 'pl', 'de', 50],
  ]);
});

test.each<[string, string, Answer]>([
  ['another number of texts', 'count', (_, response) => response.end('{"texts":[]}')],
  ['something else', 'unreadable', (_, response) => response.end('<p>busy</p>')],
  ['no texts', 'unreadable', (_, response) => response.end('{"texts":[1]}')],
  ['a refusal', 'refused', (_, response) => response.writeHead(403).end('no')],
  [
    'another address',
    'away',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['nothing', 'late', () => undefined],
  ['half an answer', 'late', (_, response) => response.write('{"te')],
])('a service that answers %s fails as %s', async (_what, code, answer) => {
  const url = await service(answer);
  const limit = code === 'late' ? { timeoutMs: 300 } : {};
  const translate = translateByHttp({ url, token: undefined, ...limit });
  expect(await codeOf(translate(request))).toBe(code);
});

test('a service that is not there is away', async () => {
  const translate = translateByHttp({ url: 'http://127.0.0.1:9/', token: undefined });
  expect(await codeOf(translate(request))).toBe('away');
});
