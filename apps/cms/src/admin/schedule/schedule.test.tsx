import { createLocalReq, type Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../access/roles.ts';
import { emptyTrash } from '../../changes/empty-trash.ts';
import { forgetFailedJobs, runDueJobs } from '../../changes/schedule/run-jobs.ts';
import { scheduledJobs } from '../../changes/schedule/scheduled-jobs.ts';
import { databaseOn, engines } from '../../testing/databases.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { openStaff, type Staff } from '../../testing/staff.ts';
import { pageForm, storePage } from '../../testing/stored-content.ts';
import { Scheduled } from '../start/scheduled.tsx';
import { scheduleDocument } from './schedule-document.ts';
import { HOUR, letTimeCome, type Plan, schedule } from './testing/schedules.ts';

let api: RunningApi;
let payload: Payload;
let staff: Staff<Role>;

/** A draft of a page, which its title tells from others. */
const draftPage = (more: object = {}) => storePage(payload, { _status: 'draft', ...more });

/** Asks for a schedule as the drawer of a document does. */
const plan = (id: number, { role = 'editor', ...how }: Plan & { role?: Role } = {}) =>
  schedule(payload, staff.users[role], id, how);

const timeComes = () => letTimeCome(payload);

const set = (id: number, data: object, locale: 'pl' | 'de' = 'pl', draft = false) =>
  payload.update({ collection: 'pages', id, locale, draft, data: data as never });

async function isPublic(pageName: unknown): Promise<boolean> {
  const reply = await api.request(`/pages?PageName=${pageName}`);
  return ((await reply.json()) as unknown[]).length > 0;
}

async function startPage(role: Role, language: 'pl' | 'en' = 'pl'): Promise<string> {
  const user = staff.users[role];
  const html = renderToStaticMarkup(await Scheduled({ payload, user, i18n: { language } }));
  return html.replace(/(?:<[^>]+>|\s)+/g, ' ').trim();
}

describe.each(engines('PostgreSQL'))('on %s', (engine) => {
  beforeAll(async () => {
    api = await startApi(await databaseOn(engine));
    payload = api.payload;
    const accounts = (Object.keys(ROLES) as Role[]).map((role) => [role, { roles: [role] }]);
    staff = await openStaff<Role>(api, Object.fromEntries(accounts));
  });

  afterAll(() => api.stop());

  beforeEach(() => payload.db.deleteMany({ collection: 'payload-jobs', where: {} }));

  describe('a time comes', () => {
    test('and the page is public, saved by the person who chose the time, and out of the schedule', async () => {
      const { id, pageName } = await draftPage();
      expect(await plan(id)).toBe('scheduled');
      await runDueJobs(payload);
      expect(await isPublic(pageName)).toBe(false);
      await timeComes();
      expect(await isPublic(pageName)).toBe(true);
      const stored = await payload.findByID({ collection: 'pages', id });
      expect([stored._status, stored.updatedBy]).toEqual(['published', 'editor']);
      expect(await scheduledJobs(payload)).toEqual([]);
    });

    test('and a page is taken off the site', async () => {
      const { id, pageName } = await storePage(payload);
      expect(await isPublic(pageName)).toBe(true);
      await plan(id, { type: 'unpublish' });
      await timeComes();
      expect(await isPublic(pageName)).toBe(false);
    });

    test('and one language is published without the others', async () => {
      const { id } = await storePage(payload);
      await set(id, { title: 'Neu', _status: 'draft' }, 'de', true);
      await set(id, { title: 'Nowe, jeszcze nie', _status: 'draft' }, 'pl', true);
      await plan(id, { locale: 'de' });
      expect(await startPage('editor')).toContain('publikacja, Deutsch');
      await timeComes();
      const stored = await payload.findByID({ collection: 'pages', id, locale: 'all' });
      expect(stored.title).toMatchObject({ de: 'Neu', pl: 'Strona' });
      expect((await pageForm(payload, id)).title).toBe('Nowe, jeszcze nie');
    });

    test('of several processes one works, and what a killed one had begun is done again', async () => {
      const { id, pageName } = await draftPage();
      await plan(id);
      const until = (ms: number) => new Date(Date.now() + ms).toISOString();
      const lease = { name: 'scheduled publishing', holder: 'another process', until: until(HOUR) };
      const where = { name: { equals: lease.name } };
      await payload.db.deleteMany({ collection: 'work-leases', where });
      await payload.db.create({ collection: 'work-leases', data: lease });
      const data = { processing: true };
      await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data });
      await timeComes();
      expect(await isPublic(pageName)).toBe(false);
      // The other one was killed: its lease ends, and its job is still marked as running.
      const ended = { until: until(-1) };
      await payload.db.updateMany({ collection: 'work-leases', where, data: ended });
      await timeComes();
      expect(await isPublic(pageName)).toBe(true);
    });
  });

  describe('what cannot be published at its time', () => {
    test('stands first on the start page with the reason, until it is looked after', async () => {
      const broken = await draftPage({ title: '' });
      const later = await draftPage();
      await plan(broken.id);
      await timeComes();
      await plan(later.id, { hours: 30 });
      expect(await isPublic(broken.pageName)).toBe(false);
      const polish = await startPage('editor');
      expect(polish).toMatch(
        /Nie udało się: .+Tytuł.+Strona: Strona .+publikacja, wszystkie języki/,
      );
      expect(await startPage('admin', 'en')).toMatch(/This failed: .+ publish, all languages/);
      await set(broken.id, { title: 'Gotowe', _status: 'published' });
      expect(await startPage('editor')).not.toContain('Nie udało się');
    });

    test('gives way to a new time, and is forgotten after a month', async () => {
      const { id } = await draftPage({ title: '' });
      await plan(id);
      await timeComes();
      await plan(id, { hours: 2 });
      expect((await scheduledJobs(payload)).map(({ failure }) => failure)).toEqual([null]);
      await timeComes();
      await forgetFailedJobs(payload, new Date());
      expect(await scheduledJobs(payload)).toHaveLength(1);
      await forgetFailedJobs(payload, new Date(Date.now() + 31 * 24 * HOUR));
      expect(await scheduledJobs(payload)).toEqual([]);
    });

    test('because it is in the trash, is said so, and goes when it is deleted for good', async () => {
      const { id, pageName } = await draftPage();
      await plan(id);
      const deletedAt = new Date(Date.now() - 40 * 24 * HOUR).toISOString();
      await set(id, { deletedAt });
      await timeComes();
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
      expect(await plan(id, { hours: -1 })).toBe('Ta chwila już minęła. Wybierz późniejszą.');
      const english = await plan(id, { hours: -1, language: 'en' });
      expect(english).toBe('This moment has passed. Choose a later one.');
      expect(await scheduledJobs(payload)).toEqual([]);
    });

    test('that ends before it begins, in either order', async () => {
      const { id } = await draftPage();
      await plan(id, { hours: 3 });
      expect(await plan(id, { type: 'unpublish', hours: 2 })).toMatch(
        /^Cofnięcie publikacji ma być później niż publikacja, zaplanowana na .+ \d?\d:\d\d\.$/,
      );
      expect(await plan(id, { type: 'unpublish', hours: 4 })).toBe('scheduled');
      expect(await plan(id, { hours: 5, language: 'en' })).toMatch(
        /^Publishing has to be earlier than the end of the publication, which is scheduled for .+\.$/,
      );
      expect((await scheduledJobs(payload)).map(({ kind }) => kind)).toEqual([
        'publish',
        'unpublish',
      ]);
    });

    test('for what the site needs, what is not published, what is in the trash, and other collections', async () => {
      const about = await storePage(payload, { pageName: 'about' });
      const draft = await draftPage();
      const gone = await draftPage({ deletedAt: new Date().toISOString() });
      const end = { type: 'unpublish' } as const;
      expect(await plan(about.id, end)).toMatch(/^Witryna potrzebuje/);
      expect(await plan(draft.id, end)).toMatch(/nie jest opublikowany/);
      expect(await plan(gone.id, {})).toMatch(/^Tego dokumentu już nie ma/);
      expect(await plan(1, { collection: 'users' })).toMatch(/^Tego dokumentu już nie ma/);
      expect(await scheduledJobs(payload)).toEqual([]);
    });

    test.each(['sales', 'recruiter'] as const)(
      'from %s, to whom the start page shows no schedule',
      async (role) => {
        const { id } = await draftPage();
        expect(await plan(id, { role })).toBe('Nie możesz wykonać tej akcji.');
        expect(await scheduledJobs(payload)).toEqual([]);
        expect(await startPage(role)).toBe('');
      },
    );
  });

  test('the start page has day, time in Warsaw and link; a time can be taken back', async () => {
    const { id } = await draftPage();
    await plan(id);
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
    const user = staff.users.editor;
    const html = renderToStaticMarkup(await Scheduled({ payload, user, i18n: { language: 'en' } }));
    expect(html).toContain(`href="/admin/collections/pages/${id}"`);
    expect(html).toContain('Mon, 6 July 2099, 8:00');
    const req = await createLocalReq({ user }, payload);
    await scheduleDocument({ deleteID: job?.id, req } as never);
    expect(await scheduledJobs(payload)).toEqual([]);
  });

  test.each(Object.keys(ROLES) as Role[])('%s neither reads nor runs the queue', async (role) => {
    expect((await staff.ask(role, '/payload-jobs')).status).toBe(403);
    expect((await staff.ask(role, '/payload-jobs/run')).status).toBe(401);
  });
});
