import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldProposals } from '../../changes/proposals/proposal-rows.ts';
import { isTokenOf, translatorAddress } from '../../changes/proposals/translator-link.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import type { TranslatorLink } from './link-list.ts';
import { type Requests, requestsOf } from './testing/requests.ts';

const PASSWORD = 'a long word for the tests 42';
const ROW = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const SECTION = `sections.${ROW}.title`;
const CONTENT = `sections.${ROW}.content`;

let api: RunningApi;
let payload: Payload;
let office: BackOffice;
let id: number;
const sessions = new Map<string, string>();

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
  office = await openBackOffice(api);
  for (const role of ['editor', 'sales'] as const) {
    const email = `${role}@firm.example`;
    const data = { name: role, email, password: PASSWORD, roles: [role] };
    await payload.create({ collection: 'users', data });
    sessions.set(role, await office.signIn(email, PASSWORD));
  }
});
afterAll(() => api?.stop());

const bold = (format: number, text: string) => ({
  ...{ type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 },
});

/** A published page of one section, which has a German title and nothing else in German. */
beforeEach(async () => {
  const paragraph = {
    ...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0 },
    children: [bold(0, 'Piszemy '), bold(1, 'programy'), bold(0, '.')],
  };
  const root = { ...paragraph, type: 'root', children: [paragraph] };
  const section = { blockType: 'text', id: ROW, title: 'O nas', content: { root } };
  const page = { title: 'Firma', pageName: `firma-${Date.now()}`, sections: [section] };
  const call = { collection: 'pages', locale: 'pl' } as const;
  id = (await payload.create({ ...call, data: { ...page, _status: 'published' } as never })).id;
  const german = { title: 'Firma', _status: 'published' };
  await payload.update({ ...call, id, locale: 'de', data: german as never });
});

const german = (draft: boolean) =>
  payload.findByID({
    ...{ collection: 'pages' as const, id, locale: 'de' as const, depth: 0, draft },
    fallbackLocale: false,
  });

/** Writes the Polish title, as an editor does. */
const writePolish = (title: string) =>
  payload.update({
    ...{ collection: 'pages' as const, id, locale: 'pl' as const, draft: true },
    data: { title, _status: 'draft' } as never,
  });

const requests = () => requestsOf(office, sessions);
const send: Requests['send'] = (...given) => requests().send(...given);
const offer: Requests['offer'] = (body) => requests().offer(body);
const typed: Requests['typed'] = (token, texts) => requests().typed(token, texts);
const propose: Requests['propose'] = (token, texts) => requests().propose(token, texts);

const asked = (more: object = {}) => ({
  ...{ source: 'pages', document: String(id), language: 'de', name: 'Ulrike Weber', ...more },
});

async function ask(more: object = {}): Promise<{ link: TranslatorLink; token: string }> {
  const { answer } = await send('/links', asked(more));
  const [link] = answer.links as [TranslatorLink];
  return { link, token: link.address?.split('#')[1] ?? '' };
}

/** An editor decides about texts as they stand now. */
async function decide(link: number, accepted: string[], refused: string[] = [], reason = '') {
  const { token } = await ask();
  const { texts } = (await offer({ token })).answer;
  const seen = texts.filter(({ key }) => accepted.includes(key));
  return send(`/proposals/${link}`, {
    accepted: seen.map(({ key, original, translation }) => ({ key, original, translation })),
    ...{ refused, reason },
  });
}

async function stale(): Promise<number | undefined> {
  const where = { document: { equals: String(id) }, language: { equals: 'de' } };
  return (await payload.find({ collection: 'translation-states', where })).docs[0]?.stale;
}

describe('a link for a translator', () => {
  test('shows the texts of one document in two languages, is signed, and nobody caches it', async () => {
    const { link, token } = await ask({ note: 'Bitte „Sie“.', days: 3 });
    expect(link.address).toMatch(
      /^http:\/\/127\.0\.0\.1:3001\/admin\/translate#\d+\.[0-9a-f]{64}$/,
    );
    const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(3, 1);
    const { answer, response } = await offer({ token });
    expect(answer).toMatchObject({
      title: 'Firma',
      language: 'de',
      note: 'Bitte „Sie“.',
      version: 1,
    });
    const shown = answer.texts.map(({ label, original, translation }) => [
      label,
      original,
      translation,
    ]);
    expect(shown).toEqual([
      ['Tytuł', 'Firma', 'Firma'],
      ['Sekcja 1: Tekst „O nas” › Tytuł', 'O nas', ''],
      ['Sekcja 1: Tekst „O nas” › Treść', 'Piszemy <1>programy</1>.', ''],
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const forged = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const other = token.replace(/^\d+/, (own) => String(Number(own) - 1));
    for (const wrong of [forged, other, '', 'x']) {
      expect(await offer({ token: wrong })).toMatchObject({ status: 404, code: 'unknown' });
    }
  });

  test('opens nothing else', async () => {
    const { link, token } = await ask();
    const headers = { authorization: `Bearer ${token}`, cookie: `adm=${token}` };
    for (const path of [`/pages/${id}`, '/translation-proposals', '/users']) {
      expect((await office.send(path, { headers })).status).toBe(403);
    }
    for (const path of [
      '/links',
      `/links/${link.id}/withdraw`,
      `/proposals/${link.id}`,
      '/machine',
    ]) {
      for (const role of ['none', 'sales']) {
        expect((await send(path, asked({ token }), role)).status).toBe(404);
      }
    }
    expect((await send(`/links/pages/${id}`, undefined, 'sales')).status).toBe(404);
  });

  test('is refused with a sentence where something is wrong with it', async () => {
    const wrong = [
      [{ days: 61 }, 'Link może działać od 1 do 60 dni.'],
      [{ days: 0 }, 'Link może działać od 1 do 60 dni.'],
      [{ name: ' ' }, 'Wpisz, dla kogo jest link.'],
      [{ language: 'pl' }, 'Wybierz język, na który tekst ma być przetłumaczony.'],
    ] as const;
    for (const [more, sentence] of wrong) {
      expect(await send('/links', asked(more))).toMatchObject({ status: 400, message: sentence });
    }
    expect((await send('/links', asked({ source: 'users' }))).status).toBe(404);
  });

  test('of two windows, the later one is told of the earlier, and overwrites nothing', async () => {
    const { token } = await ask();
    const first = { token, version: 1, typed: await typed(token, { [SECTION]: 'Über uns' }) };
    expect((await offer(first)).answer.version).toBe(2);
    const second = await offer({ ...first, typed: await typed(token, { [SECTION]: 'Wir' }) });
    expect(second).toMatchObject({ status: 409, code: 'conflict' });
    expect(second.message).toContain('W innym oknie zapisano nowszą wersję');
    const { proposed } = (await offer({ token })).answer;
    expect(proposed[SECTION]?.text).toBe('Über uns');
  });

  test('is used once: after the proposal was sent it can only be read', async () => {
    const { token } = await ask();
    expect(await propose(token, {})).toMatchObject({ status: 400, code: 'empty' });
    const sent = await propose(token, { [SECTION]: 'Über uns' });
    expect(sent.answer.state).toBe('sent');
    const again = await offer({ token, version: sent.answer.version, typed: [] });
    expect(again).toMatchObject({ status: 409, code: 'sent' });
    expect((await offer({ token })).answer.proposed[SECTION]?.text).toBe('Über uns');
  });

  test.each(['withdrawn', 'expired'] as const)(
    'that is %s says so, and gives the translator the own words only',
    async (end) => {
      const { link, token } = await ask();
      await offer({ token, version: 1, typed: await typed(token, { [SECTION]: 'Über uns' }) });
      let late = token;
      if (end === 'withdrawn') await send(`/links/${link.id}/withdraw`, {});
      else {
        const data = { expiresAt: new Date(Date.now() - 1_000).toISOString() };
        await payload.update({ collection: 'translation-proposals', id: link.id, data });
        const subject = {
          id: link.id,
          source: 'pages',
          document: String(id),
          language: 'de',
          ...data,
        };
        expect(isTokenOf(token, subject)).toBe(false);
        late = translatorAddress(subject).split('#')[1] ?? '';
      }
      const ended = await offer({ token: late });
      expect(ended).toMatchObject({ status: 410, code: end, data: { words: ['Über uns'] } });
      expect(JSON.stringify(ended.answer)).not.toContain('Piszemy');
      const typedLate = await offer({ token: late, version: 2, typed: [], isSent: true });
      expect(typedLate).toMatchObject({ status: 410, code: end });
      // An editor may still take what was typed.
      await send(`/links/${link.id}/take`, {});
      expect((await decide(link.id, [SECTION])).status).toBe(200);
      expect((await german(true)).sections?.[0]?.title).toBe('Über uns');
    },
  );

  test('to menus and footer works like one to a document', async () => {
    const { token } = await ask({ source: 'navigation', document: '' });
    expect((await offer({ token })).answer).toMatchObject({ title: null, state: 'open' });
    expect((await send('/links/navigation')).answer.links).toHaveLength(1);
  });

  test('to a document in the trash says so', async () => {
    const { token } = await ask();
    const data = { deletedAt: new Date().toISOString() } as never;
    await payload.update({ collection: 'pages', id, data });
    expect(await offer({ token })).toMatchObject({ status: 410, code: 'gone' });
  });
});

describe('a proposal', () => {
  test('becomes a draft text by text, when an editor accepts it', async () => {
    const { link, token } = await ask();
    await propose(token, { [SECTION]: 'Über uns', [CONTENT]: 'Wir schreiben <1>Programme</1>.' });
    expect((await german(true)).sections?.[0]?.title ?? null).toBeNull();
    expect(await decide(link.id, [], [CONTENT])).toMatchObject({ status: 400, code: 'reason' });
    expect((await decide(link.id, [SECTION])).status).toBe(200);
    expect((await german(true)).sections?.[0]).toMatchObject({ title: 'Über uns' });
    expect((await german(true)).updatedBy).toBe('editor');
    expect((await german(false)).sections?.[0]?.title ?? null).toBeNull();
    expect((await decide(link.id, [], [CONTENT], 'Bitte kürzer.')).status).toBe(200);
    const { answer } = await offer({ token });
    expect(answer.state).toBe('closed');
    expect(answer.proposed[CONTENT]).toMatchObject({
      decision: 'refused',
      reason: 'Bitte kürzer.',
    });
    expect(await decide(link.id, [CONTENT])).toMatchObject({ status: 409, code: 'decided' });
  });

  test('of a formatted text keeps its formatting, and needs its marks', async () => {
    const { link, token } = await ask();
    const lost = await propose(token, { [CONTENT]: 'Wir schreiben Programme.' });
    expect(lost.data.fields?.[CONTENT]?.pl).toBe('W akapicie 1 brakuje znacznika <1>.');
    await propose(token, { [CONTENT]: '<1>Programme</1> schreiben wir.' });
    await decide(link.id, [CONTENT]);
    const [section] = (await german(true)).sections ?? [];
    const paragraph = { children: [bold(1, 'Programme'), bold(0, ' schreiben wir.')] };
    expect(section).toMatchObject({ content: { root: { children: [paragraph] } } });
  });

  test('knows what the original said, and a text that changed is not accepted unseen', async () => {
    await writePolish('Firma i ludzie');
    expect(await stale()).toBe(1);
    const { link, token } = await ask();
    await propose(token, { title: 'Firma und Menschen' });
    const accepted = [{ key: 'title', original: 'Firma', translation: 'Firma' }];
    const unseen = await send(`/proposals/${link.id}`, { accepted, refused: [] });
    expect(unseen).toMatchObject({ status: 409, code: 'changed' });
    expect((await decide(link.id, ['title'])).status).toBe(200);
    expect([(await german(true)).title, await stale()]).toEqual(['Firma und Menschen', 0]);
    // A proposal from before a change of the original is stale once it is accepted.
    const late = await ask();
    await propose(late.token, { title: 'Firma & Menschen' });
    await writePolish('Firma, ludzie i maszyny');
    await decide(late.link.id, ['title']);
    expect([(await german(true)).title, await stale()]).toEqual(['Firma & Menschen', 1]);
  });

  test('that says “still right” makes a stale text current, and changes no word', async () => {
    await writePolish('Firma.');
    const { link, token } = await ask();
    await propose(token, { title: 'Firma' });
    await decide(link.id, ['title']);
    expect([(await german(true)).title, await stale()]).toEqual(['Firma', 0]);
  });

  test('is forgotten a month after its link ended, unless it waits', async () => {
    const [gone, waits] = [await ask(), await ask()];
    await propose(waits.token, { [SECTION]: 'Über uns' });
    await forgetOldProposals(payload, new Date(Date.now() + 40 * 86_400_000));
    const left = await payload.find({ collection: 'translation-proposals', pagination: false });
    const ids = left.docs.map((one) => one.id);
    expect([ids.includes(gone.link.id), ids.includes(waits.link.id)]).toEqual([true, true]);
    await forgetOldProposals(payload, new Date(Date.now() + 50 * 86_400_000));
    const after = await payload.find({ collection: 'translation-proposals', pagination: false });
    expect(after.docs.map((one) => one.id)).not.toContain(gone.link.id);
    expect(after.docs.map((one) => one.id)).toContain(waits.link.id);
  });
});
