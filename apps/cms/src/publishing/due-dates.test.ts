import type { TypedUser } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CalendarLink } from '../app/start/nav-links.tsx';
import { engines } from '../testing/databases.ts';
import { otherProcess, testApi } from '../testing/running-api.ts';
import { storeOffer, storePage } from '../testing/stored-content.ts';
import type { LogRow } from './change-log.ts';
import { publishDue } from './due-dates.ts';
import type { Month } from './schedule/calendar/calendar-entries.ts';
import { calendarMonth } from './schedule/calendar/calendar-entries.ts';
import { MonthPage } from './schedule/calendar/calendar-view.tsx';

const HOUR = 60 * 60_000;

describe.each(engines('PostgreSQL'))('documents with a date on %s', (engine) => {
  const api = testApi(engine);
  const other = otherProcess(api);
  const started = Date.now() + 24 * HOUR;
  const at = (hours: number) => new Date(started + hours * HOUR).toISOString();

  const publishAt = async (publishedAt: string, slug: string, more: object = {}) =>
    (await storeOffer(api.payload, slug, { publishedAt, ...more })).id;

  /** How often the log says that the document has changed. */
  async function logged(id: number): Promise<number> {
    const collection = 'content-changes';
    const { docs } = await api.payload.db.find<LogRow>({ collection, pagination: false });
    return docs.flatMap(({ changes }) => changes).filter((change) => change.id === id).length;
  }

  test('two processes that reach a date at once log it once', async () => {
    await publishDue(api.payload, 'careers', at(0), at(0));
    const id = await publishAt(at(1), 'jutrzejsza');
    const saved = await logged(id);
    const looks = [api, other].map(({ payload }, nth) =>
      publishDue(payload, 'careers', at(0), new Date(Date.parse(at(2)) + nth).toISOString()),
    );
    expect(await Promise.all(looks)).toContain(true);
    expect(await logged(id)).toBe(saved + 1);
    expect(await publishDue(other.payload, 'careers', at(0), at(2))).toBe(true);
    expect(await logged(id)).toBe(saved + 1);
  });

  test('a date that passed while no process ran is logged by the next one that starts', async () => {
    const id = await publishAt(at(5), 'nocna');
    const saved = await logged(id);
    expect(await publishDue(other.payload, 'careers', at(8), at(8))).toBe(true);
    expect(await logged(id)).toBe(saved + 1);
  });

  test('a clock that is set back by hours publishes what is due by it', async () => {
    const id = await publishAt(at(3), 'cofnieta');
    const saved = await logged(id);
    expect(await publishDue(api.payload, 'careers', at(2.5), at(3.5))).toBe(true);
    expect(await logged(id)).toBe(saved + 1);
  });

  /** Puts a publication, or its end, into the schedule. */
  async function plan(job: string, type: 'publish' | 'unpublish', waitUntil: string, input = {}) {
    const { id } = await api.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, locale: null, ...input } as never,
      waitUntil: new Date(waitUntil),
    });
    jobs.set(job, id as number);
  }
  const jobs = new Map<string, number>();
  const page = (title: string) => storePage(api.payload, { title, _status: 'draft' });
  const doc = (value: number) => ({ doc: { relationTo: 'pages', value } });

  /** The calendar as an editor reads it: each day with its entries. */
  async function calendar(month: Month, now: string, language: 'pl' | 'en' = 'pl') {
    const user = { collection: 'users', roles: ['editor'] } as unknown as TypedUser;
    const moment = new Date(now);
    const found = await calendarMonth({ payload: api.payload, user, language }, month, moment);
    if (!found) throw new Error('An editor is refused the calendar.');
    const html = renderToStaticMarkup(MonthPage({ month, found, language, now: moment }));
    const [head = '', ...days] = html.split(/(?=<li class="calendar__day)/);
    const text = (part: string) => part.replace(/(?:<[^>]+>|\s)+/g, ' ').trim();
    return {
      html,
      head: text(head),
      days: days.map(text).filter((day) => /\p{L}.* \p{L}.* /u.test(day)),
    };
  }

  test('the calendar has each date on its day in Poland, over the change of clocks', async () => {
    await publishAt('2031-02-28T23:00:00.000Z', 'pierwsza', { title: 'O północy' });
    await publishAt('2031-03-31T21:59:00.000Z', 'ostatnia', { title: 'Ostatnia minuta' });
    await publishAt('2031-03-31T22:00:00.000Z', 'kwietniowa', { title: 'Kwiecień' });
    const validThrough = '2031-03-14T12:00:00.000Z';
    await publishAt('2026-01-01T12:00:00.000Z', 'do', { title: 'Do połowy', validThrough });
    const draft = { title: 'Szkic z datą', _status: 'draft' };
    await publishAt('2031-03-05T09:00:00.000Z', 'szkic', draft);
    const { id } = await page('Targi');
    await plan('german', 'publish', '2031-03-30T06:00:00.000Z', { ...doc(id), locale: 'de' });
    await plan('menu', 'publish', '2031-03-30T00:30:00.000Z', { global: 'navigation' });
    await plan('later', 'unpublish', '2031-04-02T06:00:00.000Z', doc(id));
    const { html, days, head } = await calendar('2031-03', '2031-03-03T10:00:00.000Z');
    expect(head).toContain('marzec 2031 ← luty 2031 kwiecień 2031 →');
    expect(days).toEqual([
      '1 sobota, 1 marca 0:00 Oferta pracy: O północy data publikacji',
      '3 poniedziałek, 3 marca dziś',
      '5 środa, 5 marca 10:00 Oferta pracy: Szkic z datą ukaże się Szkic: ukaże się tylko wtedy, gdy zostanie opublikowany.',
      '14 piątek, 14 marca Oferta pracy: Do połowy ostatni dzień zgłoszeń',
      '30 niedziela, 30 marca 1:30 Menu i stopka publikacja, wszystkie języki 8:00 Strona: Targi publikacja, Deutsch',
      '31 poniedziałek, 31 marca 23:59 Oferta pracy: Ostatnia minuta ukaże się',
    ]);
    expect(html).toContain('href="/admin/calendar?month=2031-02"');
    expect(html).toContain(`href="/admin/collections/pages/${id}"`);
    expect(html).toMatch(
      /<li class="calendar__day" style="--weekday:6"><h3><time dateTime="2031-03-01">/,
    );
    const april = await calendar('2031-04', '2031-03-03T10:00:00.000Z', 'en');
    expect(april.days).toEqual([
      '1 Tuesday 1 April 0:00 Job offer: Kwiecień appears',
      '2 Wednesday 2 April 8:00 Page: Targi unpublish',
    ]);
  });

  test('the calendar says what failed, what is late, and that a month is empty', async () => {
    const { id } = await page('Spóźniona');
    await plan('failed', 'publish', '2032-05-10T06:00:00.000Z', doc(id));
    await plan('late', 'unpublish', '2032-05-11T06:00:00.000Z', doc(id));
    const error = { message: 'brak tytułu' };
    const failed = { id: jobs.get('failed') as number, data: { hasError: true, error } };
    await api.payload.db.updateOne({ collection: 'payload-jobs', ...failed });
    // The failure is later than the last save.
    const before = await calendar('2032-05', '2032-05-11T06:00:30.000Z');
    expect(before.days).toEqual([
      '10 poniedziałek, 10 maja 8:00 Strona: Spóźniona publikacja, wszystkie języki Nie udało się: brak tytułu',
      '11 wtorek, 11 maja dziś 8:00 Strona: Spóźniona cofnięcie publikacji',
    ]);
    const after = await calendar('2032-05', '2032-05-11T06:02:00.000Z');
    expect(after.days[1]).toContain('cofnięcie publikacji Spóźnia się: ta chwila minęła');
    await api.payload.delete({ collection: 'pages', id, trash: true });
    expect((await calendar('2032-05', '2032-05-11T06:02:00.000Z')).head).toContain(
      'W tym miesiącu nic nie jest zaplanowane',
    );
  });

  test.each([
    ['editor', true],
    ['admin', true],
    ['sales', false],
    ['recruiter', false],
  ])('%s finds the calendar in the menu and reads it: %s', async (role, isThere) => {
    const user = { collection: 'users', roles: [role] } as unknown as TypedUser;
    expect(CalendarLink({ user, i18n: { language: 'pl' } } as never) !== null).toBe(isThere);
    const reader = { payload: api.payload, user, language: 'pl' } as const;
    expect((await calendarMonth(reader, '2031-03', new Date())) !== null).toBe(isThere);
  });
});
