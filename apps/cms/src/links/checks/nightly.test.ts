import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { BrokenLinks } from '../../app/start/content-panels.tsx';
import { engines } from '../../testing/databases.ts';
import { link, node, richText } from '../../testing/rich-text.ts';
import { otherProcess, testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { testStandIn } from '../../testing/stand-in.ts';
import { askAddress } from './ask-address.ts';
import { type Ask, checkLinksAtNight } from './check-links.ts';
import { linkRows } from './link-rows.ts';

/** A night in Warsaw; the hour before it is still the evening. */
const night = (number: number) => new Date(Date.UTC(2027, 0, number, 2, 10));

/** Other sites: one server on this machine, which answers by path. */
const others = testStandIn(({ path }, response) => {
  response.writeHead(answers[path] ?? 200).end();
});
let answers: Record<string, number>;
let asked: string[];

/** Asks the server of the test in the place of each host that a link names. */
const ask: Ask = (address) => {
  const { host, pathname } = new URL(address);
  asked.push(address);
  return askAddress(`${others.url}/${host}${pathname}`, {
    userAgent: 'test',
    isAllowed: () => true,
    timeoutMs: 60_000,
  });
};

const button = (buttonDestination: string) => ({
  blockType: 'callToAction',
  button: 'Dalej',
  buttonDestination,
});

/** A section with a text that has a link in it. */
const linkedText = (url: string) => ({
  blockType: 'text',
  content: richText(node('paragraph', [link(url, 'tutaj')])),
});

describe.each(engines('PostgreSQL'))('the nightly check of links on %s', (engine) => {
  const api = testApi(engine, { PUBLIC_URL: 'https://osnowa.example' });
  const other = otherProcess(api);
  const staff = testStaff(api, { Redakcja: {} });

  beforeEach(async () => {
    [answers, asked] = [{}, []];
    for (const collection of ['pages', 'redirects', 'broken-links', 'work-leases'] as const) {
      await api.payload.db.deleteMany({ collection, where: {} });
    }
    await storePage([], 'contact');
    // The first night of an installation only begins the count.
    expect(await checkLinksAtNight(api.payload, night(1), { ask })).toBe(false);
    expect(asked).toEqual([]);
  });

  const check = (number: number, options: object = {}) =>
    checkLinksAtNight(api.payload, night(number), { ask, pauseMs: 0, ...options });

  async function storePage(sections: object[], pageName = 'targi'): Promise<number> {
    const data = { title: 'Targi', pageName, sections, _status: 'published' };
    return (await api.payload.create({ collection: 'pages', data: data as never })).id;
  }

  const saved = (id: number, sections: object[], _status = 'published', locale = 'pl') =>
    api.payload.update({
      collection: 'pages',
      id,
      locale: locale as 'pl',
      draft: _status === 'draft',
      data: { sections, _status } as never,
    });

  /** The rows as `address state path language`. */
  const rows = async () =>
    (await linkRows(api.payload)).map(({ address, state, path, language }) =>
      [address, state, path, language].filter(Boolean).join(' '),
    );

  test('a link is broken after two nights in a row, and goes when it works or is no longer there', async () => {
    const gone = 'https://partner.example/raport';
    answers['/partner.example/raport'] = 404;
    const id = await storePage([button(gone), linkedText('/nie-ma-takiej'), button('/targi#plan')]);
    expect(await check(2)).toBe(true);
    expect(await rows()).toEqual([
      `${gone} suspected sections.0.buttonDestination`,
      '/nie-ma-takiej suspected sections.1.content pl',
    ]);
    expect(await check(2)).toBe(false);
    // The same night again, as after a process that died before it could store that it was done.
    const before = { state: JSON.stringify({ night: '2027-01-01', after: '' }) };
    await api.payload.db.updateMany({ collection: 'work-leases', where: {}, data: before });
    expect(await check(2)).toBe(true);
    expect((await rows())[0]).toMatch(/suspected/);
    await check(3);
    expect(await rows()).toEqual([
      `${gone} broken sections.0.buttonDestination`,
      '/nie-ma-takiej broken sections.1.content pl',
    ]);
    const [first] = await linkRows(api.payload);
    expect(new Date(first?.since ?? 0)).toEqual(night(2));
    expect(first).toMatchObject({ reason: 'gone', status: 404, source: 'pages' });

    // A draft without the links takes nothing off the site.
    await saved(id, [button('/contact')], 'draft');
    expect(await rows()).toHaveLength(2);
    // The row of a link that moved points to its present field.
    await saved(id, [button('/contact'), button(gone)]);
    expect(await rows()).toEqual([`${gone} broken sections.1.buttonDestination`]);
    answers['/partner.example/raport'] = 200;
    await check(4);
    expect(await rows()).toEqual([]);
  });

  test('bot walls and servers in trouble are on no list of broken links', async () => {
    answers = { '/a.example/': 403, '/b.example/': 429, '/c.example/': 503, '/d.example/': 200 };
    await storePage(['a', 'b', 'c', 'd'].map((host) => button(`https://${host}.example/`)));
    for (const number of [2, 3, 4]) await check(number);
    expect((await linkRows(api.payload)).map(({ state, status }) => [state, status])).toEqual([
      ['unknown', 403],
      ['unknown', 429],
      ['unknown', 503],
    ]);
  });

  test('a link that fails every other night is never broken', async () => {
    await storePage([button('https://partner.example/')]);
    for (const [number, status] of [404, 200, 404, 403, 404].entries()) {
      answers['/partner.example/'] = status;
      await check(2 + number);
      expect((await rows()).filter((row) => row.includes(' broken '))).toEqual([]);
    }
  });

  test('what cannot be reached at all says nothing about the links', async () => {
    await storePage(['a', 'b', 'c'].map((host) => button(`https://${host}.example/`)));
    const cutOff: Ask = async () => ({ state: 'broken', reason: 'no-host' });
    for (const number of [2, 3]) await check(number, { ask: cutOff });
    expect(await rows()).toEqual([]);
  });

  test('own addresses: documents, routes, redirects, files and languages', async () => {
    const works = ['/targi', '/en/targi', '/kontakt-2', '/blog/rss.xml', '/estimate-project'];
    works.push('https://osnowa.example/targi/', '/de', 'mailto:a@b.example', 'tel:+48', '#x');
    const fails = ['/products/nie-ma', '/blog/nie-ma', '/files/nie-ma.pdf', '/szkic', '/en/brak'];
    fails.push('https://osnowa.example/brak', '/img/w_640,q_71,f_auto/brak.webp', '/files/%ZZ.pdf');
    await storePage([], 'home');
    await api.payload.create({
      collection: 'redirects',
      data: { from: '/kontakt-2', to: '/targi', status: '301' },
    });
    const draft = { title: 'Szkic', pageName: 'szkic', sections: [], _status: 'draft' as const };
    await api.payload.create({ collection: 'pages', data: draft, draft: true });
    await storePage([...works, ...fails].map(button));
    await check(2);
    expect((await linkRows(api.payload)).map(({ address }) => address).sort()).toEqual(
      fails.sort(),
    );
    expect(asked).toEqual([]);
  });

  test('a redirect to nowhere is found too, and a language alone', async () => {
    await api.payload.create({
      collection: 'redirects',
      data: { from: '/stary', to: '/brak', status: '301' },
    });
    const id = await storePage([linkedText('/contact')]);
    const { sections } = await api.payload.findByID({ collection: 'pages', id });
    const german = sections?.map((row) => ({ ...row, ...linkedText('/brak-de') })) ?? [];
    await saved(id, german, 'published', 'de');
    await check(2);
    expect((await rows()).sort()).toEqual([
      '/brak suspected to',
      '/brak-de suspected sections.0.content de',
    ]);
  });

  test('one process checks, so many addresses a night, those in doubt first', async () => {
    const pages = [1, 2, 3, 4, 5].map((number) => `https://host.example/${number}`);
    answers['/host.example/1'] = 404;
    await storePage(pages.map(button));
    const two = { most: 2 };
    const done = await Promise.all([
      check(2, two),
      checkLinksAtNight(other.payload, night(2), { ask, pauseMs: 0, ...two }),
    ]);
    expect(done.sort()).toEqual([false, true]);
    expect(asked).toEqual(pages.slice(0, 2));
    await checkLinksAtNight(other.payload, night(3), { ask, pauseMs: 0, ...two });
    expect(asked.slice(2)).toEqual([pages[0], pages[2]]);
    await check(4, { most: 10 });
    expect(asked.slice(4)).toEqual([pages[0], pages[3], pages[4], pages[1], pages[2]]);
    // By day no link is checked.
    const noon = new Date('2027-02-01T12:00:00Z');
    expect(await checkLinksAtNight(api.payload, noon, { ask })).toBe(false);
  });

  test('an editor has a link checked now, and leaves one out', async () => {
    const id = await storePage([button('/brak'), button('/drugi-brak')]);
    for (const number of [2, 3]) await check(number);
    const [first, second] = await linkRows(api.payload);
    const shown = { payload: api.payload, user: staff.users.Redakcja };
    const start = renderToStaticMarkup(await BrokenLinks({ ...shown, i18n: { language: 'pl' } }));
    expect(start).toContain('Niedziałające odnośniki: 2');
    expect(start).toContain('Strona: Targi');
    expect(start).toContain('Sekcja 1 › Dokąd prowadzi');
    expect(start).toContain(`/pages/${id}?locale=pl&amp;field=sections.0.buttonDestination`);
    expect(start).toContain('/brak · Nie ma takiej strony w witrynie');
    const send = async (row: typeof first, what: string, who: 'Redakcja' | null = 'Redakcja') => {
      const answer = await staff.ask(who, `/broken-links/${row?.id}/${what}`, { method: 'POST' });
      return answer.status === 200 ? answer.json() : answer.status;
    };
    expect(await send(first, 'check', null)).toBe(404);
    expect(await send(first, 'check')).toEqual({ state: 'broken', ignored: false });
    await storePage([], 'brak');
    expect(await send(first, 'check')).toEqual({ state: 'works', ignored: false });
    expect(await send(first, 'check')).toBe(404);
    expect(await send(second, 'ignore')).toEqual({ state: 'broken', ignored: true });
    await check(4);
    expect(await linkRows(api.payload)).toMatchObject([{ address: '/drugi-brak', ignored: true }]);
    expect(await send(second, 'heed')).toEqual({ state: 'broken', ignored: false });
    const trash = { deletedAt: new Date().toISOString() };
    await api.payload.update({ collection: 'pages', id, data: trash as never });
    expect(await linkRows(api.payload)).toEqual([]);
  });
});
