import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOldProposals } from '../../changes/proposals/proposal-rows.ts';
import { isTokenOf, translatorAddress } from '../../changes/proposals/translator-link.ts';
import { node, richText, words } from '../../testing/rich-text.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { pageForm, storePage } from '../../testing/stored-content.ts';
import { LINK, requestsOf } from './testing/requests.ts';

const ROW = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const SECTION = `sections.${ROW}.title`;
const CONTENT = `sections.${ROW}.content`;

const api = testApi();
const staff = testStaff(api, { editor: {}, sales: { roles: ['sales'] } });
let id: number;

/** A published page of one section, which has a German title and nothing else in German. */
beforeEach(async () => {
  const content = richText(
    node('paragraph', [words('Piszemy '), words('programy', 1), words('.')]),
  );
  const section = { blockType: 'text', id: ROW, title: 'O nas', content };
  id = (await storePage(api.payload, { title: 'Firma', sections: [section] })).id;
  const german = { title: 'Firma', _status: 'published' } as const;
  await api.payload.update({ collection: 'pages', id, locale: 'de', data: german });
});

const german = () => pageForm(api.payload, id, 'de');

/** Writes the Polish title, as an editor does. */
const writePolish = (title: string) =>
  api.payload.update({ collection: 'pages', id, locale: 'pl', draft: true, data: { title } });

const { send, offer, typed, propose, link: linkTo } = requestsOf(staff, 'editor');
const ask = (more: object = {}) => linkTo(id, more);

/** A translator's page saves typed texts, from the first version on. */
const write = async (token: string, texts: Record<string, string>) =>
  offer({ token, version: 1, typed: await typed(token, texts) });

/** An editor decides about texts as they are now. */
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
  return (await api.payload.find({ collection: 'translation-states', where })).docs[0]?.stale;
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
    expect(answer.texts.map((one) => [one.label, one.original, one.translation])).toEqual([
      ['Tytuł', 'Firma', 'Firma'],
      ['Sekcja 1: Tekst „O nas” › Tytuł', 'O nas', ''],
      ['Sekcja 1: Tekst „O nas” › Treść', 'Piszemy <1>programy</1>.', ''],
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const forged = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const other = token.replace(/^\d+/, (own) => String(Number(own) - 1));
    for (const wrong of [forged, other, '', 'x']) {
      expect(await offer({ token: wrong })).toMatchObject({
        status: 404,
        code: 'unknown',
      });
    }
  });

  test('opens nothing else', async () => {
    const { link, token } = await ask();
    const headers = { authorization: `Bearer ${token}`, cookie: `adm=${token}` };
    for (const path of [`/pages/${id}`, '/translation-proposals', '/users']) {
      expect((await staff.office.send(path, { headers })).status).toBe(403);
    }
    const withdrawal = `/links/${link.id}/withdraw`;
    for (const path of ['/links', withdrawal, `/proposals/${link.id}`, '/machine']) {
      for (const who of ['sales', null] as const) {
        const asked = { ...LINK, document: String(id), token };
        expect((await send(path, asked, who)).status).toBe(404);
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
    const asked = { ...LINK, document: String(id) };
    for (const [more, message] of wrong) {
      const answer = await send('/links', { ...asked, ...more });
      expect(answer).toMatchObject({ status: 400, message });
    }
    expect((await send('/links', { ...asked, source: 'users' })).status).toBe(404);
  });

  test('of two windows, the later one is told of the earlier, and overwrites nothing', async () => {
    const { token } = await ask();
    expect((await write(token, { [SECTION]: 'Über uns' })).answer.version).toBe(2);
    const second = await write(token, { [SECTION]: 'Wir' });
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
      await write(token, { [SECTION]: 'Über uns' });
      let late = token;
      if (end === 'withdrawn') await send(`/links/${link.id}/withdraw`, {});
      else {
        const data = { expiresAt: new Date(Date.now() - 1_000).toISOString() };
        await api.payload.update({ collection: 'translation-proposals', id: link.id, data });
        const place = { source: 'pages', document: String(id), language: 'de' };
        const subject = { id: link.id, ...place, ...data };
        expect(isTokenOf(token, subject)).toBe(false);
        late = translatorAddress(subject).split('#')[1] ?? '';
      }
      const ended = await offer({ token: late });
      expect(ended).toMatchObject({ status: 410, code: end, data: { words: ['Über uns'] } });
      expect(JSON.stringify(ended.answer)).not.toContain('Piszemy');
      const typedLate = await offer({ token: late, version: 2, typed: [], isSent: true });
      expect(typedLate).toMatchObject({ status: 410, code: end });
      // An editor may still take the typed texts.
      await send(`/links/${link.id}/take`, {});
      expect((await decide(link.id, [SECTION])).status).toBe(200);
      expect((await german()).sections?.[0]?.title).toBe('Über uns');
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
    await api.payload.update({ collection: 'pages', id, data });
    expect(await offer({ token })).toMatchObject({ status: 410, code: 'gone' });
  });
});

describe('a proposal', () => {
  test('becomes a draft text by text, when an editor accepts it', async () => {
    const { link, token } = await ask();
    await propose(token, { [SECTION]: 'Über uns', [CONTENT]: 'Wir schreiben <1>Programme</1>.' });
    expect((await german()).sections?.[0]?.title ?? null).toBeNull();
    expect(await decide(link.id, [], [CONTENT])).toMatchObject({ status: 400, code: 'reason' });
    expect((await decide(link.id, [SECTION])).status).toBe(200);
    expect((await german()).sections?.[0]).toMatchObject({ title: 'Über uns' });
    expect((await german()).updatedBy).toBe('editor');
    const live = await api.payload.findByID({
      ...{ collection: 'pages', id, locale: 'de', fallbackLocale: false },
    });
    expect(live.sections?.[0]?.title ?? null).toBeNull();
    expect((await decide(link.id, [], [CONTENT], 'Bitte kürzer.')).status).toBe(200);
    const { answer } = await offer({ token });
    expect(answer.state).toBe('closed');
    const refused = { decision: 'refused', reason: 'Bitte kürzer.' };
    expect(answer.proposed[CONTENT]).toMatchObject(refused);
    expect(await decide(link.id, [CONTENT])).toMatchObject({ status: 409, code: 'decided' });
  });

  test('of a formatted text keeps its formatting, and needs its marks', async () => {
    const { link, token } = await ask();
    const lost = await propose(token, { [CONTENT]: 'Wir schreiben Programme.' });
    expect(lost.data.fields?.[CONTENT]).toBe('W akapicie 1 brakuje znacznika <1>.');
    await propose(token, { [CONTENT]: '<1>Programme</1> schreiben wir.' });
    await decide(link.id, [CONTENT]);
    const [section] = (await german()).sections ?? [];
    const paragraph = { children: [words('Programme', 1), words(' schreiben wir.')] };
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
    expect([(await german()).title, await stale()]).toEqual(['Firma und Menschen', 0]);
    // A proposal from before a change of the original is stale once it is accepted.
    const late = await ask();
    await propose(late.token, { title: 'Firma & Menschen' });
    await writePolish('Firma, ludzie i maszyny');
    await decide(late.link.id, ['title']);
    expect([(await german()).title, await stale()]).toEqual(['Firma & Menschen', 1]);
  });

  test('that says “still right” makes a stale text current, and changes no word', async () => {
    await writePolish('Firma.');
    const { link, token } = await ask();
    await propose(token, { title: 'Firma' });
    await decide(link.id, ['title']);
    expect([(await german()).title, await stale()]).toEqual(['Firma', 0]);
  });

  test('is forgotten a month after its link ended, unless it waits', async () => {
    const [gone, waits] = [await ask(), await ask()];
    await propose(waits.token, { [SECTION]: 'Über uns' });
    const left = async (days: number) => {
      await forgetOldProposals(api.payload, new Date(Date.now() + days * 86_400_000));
      const all = { collection: 'translation-proposals', pagination: false } as const;
      const ids = (await api.payload.find(all)).docs.map((one) => one.id);
      return [ids.includes(gone.link.id), ids.includes(waits.link.id)];
    };
    expect(await left(40)).toEqual([true, true]);
    expect(await left(50)).toEqual([false, true]);
  });
});

/** A title that an editor types later. */
const DRAFT = 'Cennik 2027';

test.each(['sent', 'closed'] as const)(
  'a link whose proposal is %s shows what was sent and no newer draft, and can be withdrawn',
  async (state) => {
    const { token, ...asked } = await ask();
    const link = asked.link.id;
    await propose(token, { title: 'Die Firma' });
    const decision = { accepted: [], refused: ['title'], reason: 'Bitte kürzer.' };
    if (state === 'closed') await send(`/proposals/${link}`, decision);
    await writePolish(DRAFT);
    const shown = await offer({ token });
    expect(shown).toMatchObject({ status: 200, answer: { state, title: null } });
    const texts = shown.answer.texts.map(({ label, original }) => [label, original]);
    expect(texts).toEqual([['Tytuł', 'Firma']]);
    expect(shown.answer.proposed.title?.text).toBe('Die Firma');
    expect(JSON.stringify(shown.answer)).not.toContain(DRAFT);
    expect(JSON.stringify(shown.answer)).not.toContain('O nas');
    expect((await send(`/links/${link}/withdraw`, {})).status).toBe(200);
    expect(await offer({ token })).toMatchObject({ status: 410, code: 'withdrawn' });
    expect((await send(`/links/${link}/withdraw`, {})).status).toBe(409);
    if (state === 'closed') return;
    expect((await send(`/proposals/${link}`, decision)).status).toBe(200);
    expect(await offer({ token })).toMatchObject({ status: 410, code: 'withdrawn' });
  },
);

test('a withdrawn link stays so when an editor takes what was typed behind it', async () => {
  const { link, token } = await ask();
  await write(token, { title: 'Die Firma' });
  await send(`/links/${link.id}/withdraw`, {});
  await writePolish(DRAFT);
  const taken = await send(`/links/${link.id}/take`, {});
  expect(taken.answer.links).toMatchObject([{ state: 'sent', address: null }]);
  const ended = await offer({ token });
  expect(ended).toMatchObject({ status: 410, code: 'withdrawn' });
  expect(JSON.stringify(ended.answer)).not.toContain(DRAFT);
});
