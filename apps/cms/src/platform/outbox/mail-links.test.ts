import { expect, test } from 'vitest';
import { createLinks } from './mail-links.ts';

const NOW = new Date('2026-07-06T08:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const TICKET = { subscriber: 7, ticket: '0123456789abcdef0123456789abcdef' };
const links = createLinks({ secret: 'a'.repeat(32), publicUrl: 'https://osnowa.example' });

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

test('a link names its page in its language and is read back', () => {
  const link = links.request('de', 'TK-7F3K-9QX2');
  expect(link).toMatch(/^https:\/\/osnowa\.example\/de\/my-request\?token=TK-7F3K-9QX2\./);
  expect(links.readRequest(tokenIn(link))).toBe('TK-7F3K-9QX2');
  expect(links.readUnsubscribe(tokenIn(links.unsubscribe('pl', 7)))).toBe(7);
  expect(links.readConfirm(tokenIn(links.confirm('en', TICKET, NOW)), NOW)).toEqual(TICKET);
});

test('I42: a token that is altered anywhere, cut, of another purpose or secret says nothing', () => {
  const token = tokenIn(links.request('pl', 'TK-7F3K-9QX2'));
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(links.readRequest(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
  const foreign = createLinks({ secret: 'b'.repeat(32), publicUrl: 'https://osnowa.example' });
  expect(links.readRequest(tokenIn(foreign.request('pl', 'TK-7F3K-9QX2')))).toBeNull();
  expect(links.readUnsubscribe(tokenIn(links.confirm('pl', TICKET, NOW)))).toBeNull();
  for (const wrong of ['', '.', token.slice(0, -1), `${token}=`, 'x'.repeat(10_000), `${token}.x`])
    expect(links.readRequest(wrong)).toBeNull();
});

test('links in mails sent before the engine had its name are still read', () => {
  const request = 'TK-7F3K-9QX2.19pBz0RVEDXWVSyt5B7jD3X2aLGfkUnLMOTCL1qy-Dg';
  const unsubscribe = '7.4LYyqKtv0xfFcqR85mWbCr0K3Z8JASSFUQvmnXF_DtI';
  expect(links.readRequest(request)).toBe('TK-7F3K-9QX2');
  expect(links.readUnsubscribe(unsubscribe)).toBe(7);
  expect(links.readUnsubscribe(request)).toBeNull();
});

test('I42: a confirmation can be used for 14 days', () => {
  const token = tokenIn(links.confirm('pl', TICKET, NOW));
  expect(links.readConfirm(token, new Date(NOW.getTime() + 14 * DAY))).toEqual(TICKET);
  expect(links.readConfirm(token, new Date(NOW.getTime() + 14 * DAY + 1))).toBeNull();
});
