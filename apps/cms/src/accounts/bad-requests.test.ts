import { expect, test } from 'vitest';
import { captureLog } from '../testing/captured-log.ts';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { ROLES } from './roles.ts';

import { signInQuickly } from './testing/sign-in-quickly.ts';

signInQuickly();

const api = testApi();
const staff = testStaff(api, { anna: { roles: [...ROLES] } });

const json = (method: string, body: string) => ({ method, body });

/** Paths that are read. */
const READ = [
  ...['/leads?where=x', '/leads?where[x]=y', '/leads?where[nothing][equals]=1'],
  ...['/leads?where[state][like_this]=1', '/leads?where[id][equals]=word'],
  ...['/leads?where[createdAt][greater_than]=yesterday', '/leads?where[or]=x'],
  ...['/leads?where[and][0]=x', '/leads?where[state]=new', '/leads?sort=nothing'],
  ...['/leads?sort[a]=b', '/leads?sort=assignee.nothing', '/leads?depth=abc', '/leads?limit=abc'],
  ...['/leads?limit=-1', '/leads?page=abc', '/leads?page=-1', '/leads?select=x'],
  ...['/leads?populate=x', '/leads?joins=x', '/leads?locale=xx', '/pages?draft=x'],
  ...['/leads/count?where=x', '/leads/word', '/leads/export-person', '/leads/1e99', '/leads/-1'],
  ...['/leads/99999999999999999999', '/pages/versions/word', '/pages/versions?where=x'],
  ...['/users/word/sign-in', '/media/file/nothing.png', '/media/file/%2e%2e%2fosnowa.db'],
  ...['/nothing', '/nothing/1', '/globals/nothing', '/leads/%zz', '/leads/%00'],
];

/** Requests that change something, by path. */
const SENT: [string, RequestInit][] = [
  ['/leads/word', json('PATCH', '{}')],
  ['/leads/word', { method: 'DELETE' }],
  ['/pages/word/duplicate', json('POST', '{}')],
  ['/leads?where=x', json('PATCH', '{}')],
  ['/leads?where=x', { method: 'DELETE' }],
  ['/leads', json('POST', '{')],
  ['/leads', { method: 'POST' }],
  ['/leads', json('POST', '[]')],
  ['/leads', json('POST', 'null')],
  ['/leads', json('POST', '"x"')],
  ['/leads/1', json('PATCH', '{')],
  ['/users/login', json('POST', '{')],
  ['/users/login', json('POST', 'null')],
  ['/users/verify/abc', json('POST', '{}')],
  ['/users/unlock', json('POST', '{}')],
  ['/users/reset-password', json('POST', '{}')],
  ['/users/reset-password', json('POST', '{"token":{"a":1},"password":"krosno-i-watek-75"}')],
  ['/users/forgot-password', json('POST', '{"email":{"a":1}}')],
  ['/users/word/second-factor/off', json('POST', '{}')],
  ['/users/passkeys/word', json('DELETE', '{"proof":"krosno-i-watek-74"}')],
  ['/media', json('POST', '{"url":"http://127.0.0.1:1/x.png"}')],
  ['/media', json('POST', '{}')],
  ['/files', json('POST', '{"url":"x"}')],
  ['/globals/site-settings', json('POST', '{')],
  ['/subscribers', json('POST', '{"consent":{"clause":"x"}}')],
  ['/reply-templates', json('POST', '{"title":{"a":1},"language":"pl","subject":[],"body":"x"}')],
  ['/pages', json('POST', '{"title":{"a":{"b":1}},"pageName":7}')],
  ['/webhooks', json('POST', '{"name":{},"address":{},"events":"x"}')],
  ['/lead-notes', json('POST', '{"lead":"x","kind":"x","text":"x"}')],
  ['/api-keys', json('POST', '{"name":{"a":1}}')],
];

const BAD: [string, RequestInit?][] = [...READ.map((path): [string] => [path]), ...SENT];

test.each(BAD)(
  '%s %j is refused as a bad request, never answered as a fault',
  async (path, init = {}) => {
    const lines = captureLog(api.payload);
    for (const session of ['', staff.sessions.anna]) {
      const answer = await staff.office.send(path, { ...init, headers: { cookie: session } });
      const text = (await answer.text()).slice(0, 200);
      expect({ status: answer.status, text }).toSatisfy(({ status }) => status < 500);
    }
    expect(lines.filter((line) => line.includes('"stack"'))).toEqual([]);
  },
);
