import { type CollectionSlug, createLocalReq, type Payload, type TypedUser } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../access/roles.ts';
import { emptyTrash } from '../../changes/empty-trash.ts';
import { forgetFailedJobs, runDueJobs } from '../../changes/schedule/run-jobs.ts';
import { scheduledJobs } from '../../changes/schedule/scheduled-jobs.ts';
import { databaseOn, engines } from '../../testing/databases.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import { Scheduled } from '../start/scheduled.tsx';
import { scheduleDocument } from './schedule-document.ts';

const HOUR = 60 * 60_000;

let api: RunningApi;
let payload: Payload;
let backOffice: BackOffice;
const people = new Map<Role, TypedUser>();
const password = 'krosno-plan-watek-74';

let pages = 0;

async function draftPage(more: object = {}) {
  pages += 1;
  const data = { title: `Strona ${pages}`, pageName: `plan-${pages}`, sections: [] };
  return payload.create({
    collection: 'pages',
    data: { ...data, _status: 'draft', ...more },
    draft: true,
  });
}

interface Plan {
  type?: 'publish' | 'unpublish';
  hours?: number; // From now.
  locale?: string;
  role?: Role;
  language?: 'pl' | 'en';
  collection?: CollectionSlug;
}

/** Asks for a schedule as the drawer of a document does. */
async function schedule(id: number, plan: Plan = {}) {
  const { type = 'publish', hours = 1, locale, role = 'editor', language = 'pl' } = plan;
  const req = await createLocalReq({ user: people.get(role) as TypedUser }, payload);
  return scheduleDocument({
    type,
    date: new Date(Date.now() + hours * HOUR),
    doc: { relationTo: plan.collection ?? 'pages', value: String(id) },
    localeToPublish: locale,
    timezone: 'Europe/Warsaw',
    req: { ...req, i18n: { ...req.i18n, language } },
  } as never);
}

/** Lets the time of everything that is scheduled come, and runs it. */
async function letTimeCome(): Promise<void> {
  const waitUntil = new Date(Date.now() - 1_000).toISOString();
  await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil } });
  await runDueJobs(payload);
}

async function isPublic(pageName: unknown): Promise<boolean> {
  const reply = await api.request(`/pages?PageName=${pageName}`);
  return ((await reply.json()) as unknown[]).length > 0;
}

async function startPage(role: Role, language: 'pl' | 'en' = 'pl'): Promise<string> {
  const user = people.get(role) as TypedUser;
  const html = renderToStaticMarkup(await Scheduled({ payload, user, i18n: { language } }));
  return html.replace(/(?:<[^>]+>|\s)+/g, ' ').trim();
}

describe.each(engines('PostgreSQL'))('on %s', (engine) => {
  beforeAll(async () => {
    api = await startApi(await databaseOn(engine));
    payload = api.payload;
    backOffice = await openBackOffice(api);
    for (const role of Object.keys(ROLES) as Role[]) {
      const data = { name: `Ewa ${role}`, email: `${role}@plan.example`, password, roles: [role] };
      const user = await payload.create({ collection: 'users', data });
      people.set(role, { ...user, collection: 'users' } as TypedUser);
    }
  });

  afterAll(() => api.stop());

  beforeEach(() => payload.db.deleteMany({ collection: 'payload-jobs', where: {} }));

  describe('a time comes', () => {
    test('and the page is public, saved by the person who chose the time, and out of the schedule', async () => {
      const { id, pageName } = await draftPage();
      expect((await schedule(id)).error).toBeUndefined();
      await runDueJobs(payload);
      expect(await isPublic(pageName)).toBe(false);
      await letTimeCome();
      expect(await isPublic(pageName)).toBe(true);
      const stored = await payload.findByID({ collection: 'pages', id });
      expect([stored._status, stored.updatedBy]).toEqual(['published', 'Ewa editor']);
      expect(await scheduledJobs(payload)).toEqual([]);
      const newest = { collection: 'content-changes', sort: '-id', limit: 1 } as const;
      const { docs } = await payload.db.find<{ changes: unknown[] }>(newest);
      expect(JSON.stringify(docs)).toContain(`pages:${pageName}`);
    });

    test('and a page is taken off the site', async () => {
      const { id, pageName } = await draftPage({ _status: 'published' });
      await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
      expect(await isPublic(pageName)).toBe(true);
      await schedule(id, { type: 'unpublish' });
      await letTimeCome();
      expect(await isPublic(pageName)).toBe(false);
    });

    test('and one language is published without the others', async () => {
      const { id } = await draftPage();
      await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
      const draft = async (locale: 'pl' | 'de', title: string) =>
        payload.update({
          collection: 'pages',
          id,
          locale,
          draft: true,
          data: { title, _status: 'draft' },
        });
      await draft('de', 'Neu');
      await draft('pl', 'Nowe, jeszcze nie');
      await schedule(id, { locale: 'de' });
      expect(await startPage('editor')).toContain('publikacja, Deutsch');
      await letTimeCome();
      const stored = await payload.findByID({ collection: 'pages', id, locale: 'all' });
      expect(stored.title).toMatchObject({ de: 'Neu', pl: `Strona ${pages}` });
      const newest = await payload.findByID({ collection: 'pages', id, draft: true });
      expect(newest.title).toBe('Nowe, jeszcze nie');
    });

    test('of several processes one works, and what a killed one had begun is done again', async () => {
      const { id, pageName } = await draftPage();
      await schedule(id);
      const now = Date.now();
      const lease = { name: 'scheduled publishing', holder: 'another process' };
      await payload.db.deleteMany({
        collection: 'work-leases',
        where: { name: { equals: lease.name } },
      });
      const held = { ...lease, until: new Date(now + HOUR).toISOString() };
      const row = await payload.db.create({ collection: 'work-leases', data: held });
      await payload.db.updateMany({
        collection: 'payload-jobs',
        where: {},
        data: { processing: true },
      });
      await letTimeCome();
      expect(await isPublic(pageName)).toBe(false);
      // The other one was killed: its lease ends, and its job is still marked as running.
      const until = new Date(now - 1).toISOString();
      await payload.db.updateOne({ collection: 'work-leases', id: row.id, data: { until } });
      await letTimeCome();
      expect(await isPublic(pageName)).toBe(true);
    });
  });

  describe('what cannot be published at its time', () => {
    test('stands first on the start page with the reason, until it is looked after', async () => {
      const broken = await draftPage({ title: '' });
      const later = await draftPage();
      await schedule(broken.id);
      await letTimeCome();
      await schedule(later.id, { hours: 30, type: 'publish' });
      expect(await isPublic(broken.pageName)).toBe(false);
      const polish = await startPage('editor');
      expect(polish).toMatch(
        /Nie udało się: .+Tytuł.+Strona: Strona \d+ .+publikacja, wszystkie języki/,
      );
      expect(await startPage('admin', 'en')).toMatch(/This failed: .+ publish, all languages/);
      await payload.update({
        collection: 'pages',
        id: broken.id,
        data: { title: 'Gotowe', _status: 'published' },
      });
      expect(await startPage('editor')).not.toContain('Nie udało się');
    });

    test('gives way to a new time, and is forgotten after a month', async () => {
      const { id } = await draftPage({ title: '' });
      await schedule(id);
      await letTimeCome();
      await schedule(id, { hours: 2 });
      expect((await scheduledJobs(payload)).map(({ failure }) => failure)).toEqual([null]);
      await letTimeCome();
      await forgetFailedJobs(payload, new Date());
      expect(await scheduledJobs(payload)).toHaveLength(1);
      await forgetFailedJobs(payload, new Date(Date.now() + 31 * 24 * HOUR));
      expect(await scheduledJobs(payload)).toEqual([]);
    });

    test('because it is in the trash, is said so, and goes when it is deleted for good', async () => {
      const { id, pageName } = await draftPage();
      await schedule(id);
      const deletedAt = new Date(Date.now() - 40 * 24 * HOUR).toISOString();
      await payload.update({ collection: 'pages', id, data: { deletedAt } });
      await letTimeCome();
      expect(await isPublic(pageName)).toBe(false);
      expect(await startPage('editor')).toContain('Dokument jest w koszu.');
      await emptyTrash(payload, new Date());
      expect(await scheduledJobs(payload)).toEqual([]);
      expect(await startPage('editor')).toContain('Nic nie jest zaplanowane.');
    });
  });

  describe('a time is refused with a sentence, and nothing is scheduled', () => {
    test('that has passed', async () => {
      const { id } = await draftPage();
      expect(await schedule(id, { hours: -1 })).toEqual({
        error: 'Ta chwila już minęła. Wybierz późniejszą.',
      });
      const english = await schedule(id, { hours: -1, language: 'en' });
      expect(english.error).toBe('This moment has passed. Choose a later one.');
      expect(await scheduledJobs(payload)).toEqual([]);
    });

    test('that ends before it begins, in either order', async () => {
      const { id } = await draftPage();
      await schedule(id, { hours: 3 });
      expect((await schedule(id, { type: 'unpublish', hours: 2 })).error).toMatch(
        /^Cofnięcie publikacji ma być później niż publikacja, zaplanowana na .+ \d?\d:\d\d\.$/,
      );
      expect((await schedule(id, { type: 'unpublish', hours: 4 })).error).toBeUndefined();
      expect((await schedule(id, { hours: 5, language: 'en' })).error).toMatch(
        /^Publishing has to be earlier than the end of the publication, which is scheduled for .+\.$/,
      );
      expect((await scheduledJobs(payload)).map(({ kind }) => kind)).toEqual([
        'publish',
        'unpublish',
      ]);
    });

    test('for what the site needs, what is not published, what is in the trash, and other collections', async () => {
      const refusalOf = async (id: number, plan: Plan) => (await schedule(id, plan)).error;
      const about = await draftPage({ pageName: 'about', _status: 'published' });
      const draft = await draftPage();
      const gone = await draftPage({ deletedAt: new Date().toISOString() });
      const end = { type: 'unpublish' } as const;
      expect(await refusalOf(about.id, end)).toMatch(/^Witryna potrzebuje/);
      expect(await refusalOf(draft.id, end)).toMatch(/nie jest opublikowany/);
      expect(await refusalOf(gone.id, {})).toMatch(/^Tego dokumentu już nie ma/);
      expect(await refusalOf(1, { collection: 'users' })).toMatch(/^Tego dokumentu już nie ma/);
      expect(await scheduledJobs(payload)).toEqual([]);
    });

    test.each(['sales', 'recruiter'] as const)(
      'from %s, to whom the start page shows no schedule',
      async (role) => {
        const { id } = await draftPage();
        expect((await schedule(id, { role })).error).toBe('Nie możesz wykonać tej akcji.');
        expect(await scheduledJobs(payload)).toEqual([]);
        expect(await startPage(role)).toBe('');
      },
    );
  });

  test('the start page has day, time in Warsaw and link; a time can be taken back', async () => {
    const { id } = await draftPage();
    await schedule(id);
    const [job] = await scheduledJobs(payload);
    const waitUntil = '2099-07-06T06:00:00.000Z';
    await payload.db.updateOne({
      collection: 'payload-jobs',
      id: job?.id ?? 0,
      data: { waitUntil },
    });
    expect(await startPage('editor')).toMatch(
      /pon\., 6 lipca 2099, 8:00 · publikacja, wszystkie języki Cały kalendarz$/,
    );
    const user = people.get('editor') as TypedUser;
    const html = renderToStaticMarkup(await Scheduled({ payload, user, i18n: { language: 'en' } }));
    expect(html).toContain(`href="/admin/collections/pages/${id}"`);
    expect(html).toContain('Mon, 6 July 2099, 8:00');
    const req = await createLocalReq({ user }, payload);
    await scheduleDocument({ deleteID: job?.id, req } as never);
    expect(await scheduledJobs(payload)).toEqual([]);
  });

  test.each(Object.keys(ROLES) as Role[])(
    'the queue is neither read nor run by %s',
    async (role) => {
      await schedule((await draftPage()).id);
      const cookie = await backOffice.signIn(`${role}@plan.example`, password);
      const statusOf = async (path: string) =>
        (await backOffice.send(path, { headers: { cookie } })).status;
      expect(await statusOf('/payload-jobs')).toBe(403);
      expect(await statusOf('/payload-jobs/run')).toBe(401);
    },
  );
});
