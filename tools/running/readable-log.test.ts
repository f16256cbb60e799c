import { expect, test } from 'vitest';
import { readable } from './readable-log.ts';

const time = '2026-11-28T09:44:13.000Z';
const line = (app: string, fields: object) =>
  `${app} | ${JSON.stringify({ time, app, ...fields })}`;
const left = line('cms', { level: 'info', msg: 'Mail left.', id: 21, kind: 'reply' });

test('a line of either application is one line, the stack of an error stands below it', () => {
  expect(readable(left, 'info')).toMatch(
    /^cms \| \d\d:\d\d:13 info {2}Mail left\. id=21 kind=reply$/,
  );
  const failed = { level: 'error', event: 'page.failed', path: '/about', message: 'Oh' };
  const stack = ['at Page (about.tsx:3:1)', 'at render'];
  expect(readable(line('site', { ...failed, stack }), 'info')).toMatch(
    /error page\.failed path=\/about message=Oh\n {4}at Page \(about\.tsx:3:1\)\n {4}at render$/,
  );
  const err = { message: 'Gone', stack: '    at claim (outbox.ts:4:2)' };
  expect(readable(line('cms', { level: 'error', msg: 'Failed.', err }), 'info')).toMatch(
    /error Failed\. error=Gone\n {4}at claim \(outbox\.ts:4:2\)$/,
  );
});

test('a level leaves out what matters less, and no line of another program', () => {
  expect(readable(left, 'warn')).toBeNull();
  for (const other of ['cms  | ✓ Ready in 2.7s', 'site | {"a":1}', 'cms  | {broken'])
    expect(readable(other, 'error')).toBe(other);
});
