import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { openBackOffice } from '../../testing/running-back-office.ts';
import type { TranslatorLink } from './link-list.ts';
import { type Requests, requestsOf } from './testing/requests.ts';

const EDITOR = { email: 'editor@firm.example', password: 'a long word for the tests 42' };
const DRAFT = 'Cennik 2027';

let api: RunningApi;
let requests: Requests;
let id: number;

beforeAll(async () => {
  api = await startApi();
  const office = await openBackOffice(api);
  const data = { ...EDITOR, name: 'editor', roles: ['editor' as const] };
  await api.payload.create({ collection: 'users', data });
  const session = await office.signIn(EDITOR.email, EDITOR.password);
  requests = requestsOf(office, new Map([['editor', session]]));
});
afterAll(() => api?.stop());

beforeEach(async () => {
  const section = { blockType: 'text', title: 'O nas' };
  const page = { title: 'Firma', pageName: `firma-${Date.now()}`, sections: [section] };
  const data = { ...page, _status: 'draft' } as never;
  const made = await api.payload.create({ collection: 'pages', locale: 'pl', draft: true, data });
  id = made.id;
});

async function newLink() {
  const asked = { source: 'pages', document: String(id), language: 'de', name: 'Ulrike Weber' };
  const [link] = (await requests.send('/links', asked)).answer.links as [TranslatorLink];
  return { path: `/links/${link.id}`, link: link.id, token: link.address?.split('#')[1] ?? '' };
}

/** An editor goes on writing. */
async function goOn(): Promise<void> {
  const call = { collection: 'pages', id, locale: 'pl', draft: true } as const;
  await api.payload.update({ ...call, data: { title: DRAFT, _status: 'draft' } as never });
}

test.each(['sent', 'closed'] as const)(
  'a link whose proposal is %s shows what was sent and no newer draft, and can be withdrawn',
  async (state) => {
    const { link, path, token } = await newLink();
    await requests.propose(token, { title: 'Die Firma' });
    const decision = { accepted: [], refused: ['title'], reason: 'Bitte kürzer.' };
    if (state === 'closed') await requests.send(`/proposals/${link}`, decision);
    await goOn();
    const shown = await requests.offer({ token });
    expect(shown).toMatchObject({ status: 200, answer: { state, title: null } });
    expect(shown.answer.texts.map(({ label, original }) => [label, original])).toEqual([
      ['Tytuł', 'Firma'],
    ]);
    expect(shown.answer.proposed.title?.text).toBe('Die Firma');
    expect(JSON.stringify(shown.answer)).not.toContain(DRAFT);
    expect(JSON.stringify(shown.answer)).not.toContain('O nas');
    expect((await requests.send(`${path}/withdraw`, {})).status).toBe(200);
    expect(await requests.offer({ token })).toMatchObject({ status: 410, code: 'withdrawn' });
    expect((await requests.send(`${path}/withdraw`, {})).status).toBe(409);
    if (state === 'closed') return;
    expect((await requests.send(`/proposals/${link}`, decision)).status).toBe(200);
    expect(await requests.offer({ token })).toMatchObject({ status: 410, code: 'withdrawn' });
  },
);

test('a withdrawn link stays so when an editor takes what was typed behind it', async () => {
  const { path, token } = await newLink();
  const typed = await requests.typed(token, { title: 'Die Firma' });
  await requests.offer({ token, version: 1, typed });
  await requests.send(`${path}/withdraw`, {});
  await goOn();
  const taken = await requests.send(`${path}/take`, {});
  expect(taken.answer.links).toMatchObject([{ state: 'sent', address: null }]);
  const ended = await requests.offer({ token });
  expect(ended).toMatchObject({ status: 410, code: 'withdrawn' });
  expect(JSON.stringify(ended.answer)).not.toContain(DRAFT);
});
