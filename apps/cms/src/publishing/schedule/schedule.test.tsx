import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../accounts/roles.ts';
import { ROLES } from '../../accounts/roles.ts';
import { Scheduled } from '../../app/start/content-panels.tsx';
import { engines } from '../../testing/databases.ts';
import { testApi } from '../../testing/running-api.ts';
import { testStaff } from '../../testing/staff.ts';
import { pageForm, storePage } from '../../testing/stored-content.ts';
import { emptyTrash } from '../in-use.ts';
import { scheduleDocument } from './schedule-document.ts';
import { forgetFailedJobs, runDueJobs, scheduledJobs } from './scheduled-jobs.ts';
import { HOUR, letTimeCome, type Plan, schedule } from './testing/schedules.ts';

describe.each(engines('PostgreSQL'))('on %s', (engine) => {
  const api = testApi(engine);
  const accounts = ROLES.map((role) => [role, { roles: [role] }]);
  const staff = testStaff<Role>(api, Object.fromEntries(accounts));

  /** A draft of a page with a title of its own. */
  const draftPage = (more: object = {}) => storePage(api.payload, { _status: 'draft', ...more });

  /** Asks for a schedule as the drawer of a document does. */
  const plan = (id: number, { role = 'editor', ...how }: Plan & { role?: Role } = {}) =>
    schedule(api.payload, staff.users[role], id, how);

  const timeComes = () => letTimeCome(api.payload);

  const set = (id: number, data: object, locale: 'pl' | 'de' = 'pl', draft = false) =>
    api.payload.update({ collection: 'pages', id, locale, draft, data: data as never });

  async function isPublic(pageName: unknown): Promise<boolean> {
    const reply = await api.request(`/pages?PageName=${pageName}`);
    return ((await reply.json()) as unknown[]).length > 0;
  }

  async function startPage(role: Role, language: 'pl' | 'en' = 'pl'): Promise<string> {
    const shown = { payload: api.payload, user: staff.users[role], i18n: { language } };
    const html = renderToStaticMarkup(await Scheduled(shown));
    return html.replace(/(?:<[^>]+>|\s)+/g, ' ').trim();
  }

  beforeEach(() => api.payload.db.deleteMany({ collection: 'payload-jobs', where: {} }));

  describe('a time comes', () => {
    test('and the page is public, saved by the person who chose the time, and out of the schedule', async () => {
      const { id, pageName } = await draftPage();
      expect(await plan(id)).toBe('scheduled');
      await runDueJobs(api.payload);
      expect(await isPublic(pageName)).toBe(false);
      await timeComes();
      expect(await isPublic(pageName)).toBe(true);
      const stored = await api.payload.findByID({ collection: 'pages', id });
      expect([stored._status, stored.updatedBy]).toEqual(['published', 'editor']);
      expect(await scheduledJobs(api.payload)).toEqual([]);
    });

    test('and a page is taken off the site', async () => {
      const { id, pageName } = await storePage(api.payload);
      expect(await isPublic(pageName)).toBe(true);
      await plan(id, { type: 'unpublish' });
      await timeComes();
      expect(await isPublic(pageName)).toBe(false);
    });

    test('and one language is published without the others', async () => {
      const { id } = await storePage(api.payload);
      await set(id, { title: 'Neu', _status: 'draft' }, 'de', true);
      await set(id, { title: 'Nowe, jeszcze nie', _status: 'draft' }, 'pl', true);
      await plan(id, { locale: 'de' });
      expect(await startPage('editor')).toContain('publikacja, Deutsch');
      await timeComes();
      const stored = await api.payload.findByID({ collection: 'pages', id, locale: 'all' });
      expect(stored.title).toMatchObject({ de: 'Neu', pl: 'Strona' });
      expect((await pageForm(api.payload, id)).title).toBe('Nowe, jeszcze nie');
    });

    test('of several processes one works, and what a killed one had begun is done again', async () => {
      const { id, pageName } = await draftPage();
      await plan(id);
      const until = (ms: number) => new Date(Date.now() + ms).toISOString();
      const lease = { name: 'scheduled publishing', holder: 'another process', until: until(HOUR) };
      const where = { name: { equals: lease.name } };
      await api.payload.db.deleteMany({ collection: 'work-leases', where });
      await api.payload.db.create({ collection: 'work-leases', data: lease });
      const data = { processing: true };
      await api.payload.db.updateMany({ collection: 'payload-jobs', where: {}, data });
      await timeComes();
      expect(await isPublic(pageName)).toBe(false);
      // The other one was killed: its lease ends, and its job is still marked as running.
      const ended = { until: until(-1) };
      await api.payload.db.updateMany({ collection: 'work-leases', where, data: ended });
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
      expect((await scheduledJobs(api.payload)).map(({ failure }) => failure)).toEqual([null]);
      await timeComes();
      await forgetFailedJobs(api.payload, new Date());
      expect(await scheduledJobs(api.payload)).toHaveLength(1);
      await forgetFailedJobs(api.payload, new Date(Date.now() + 31 * 24 * HOUR));
      expect(await scheduledJobs(api.payload)).toEqual([]);
    });

    test('because it is in the trash, is said so, and goes when it is deleted for good', async () => {
      const { id, pageName } = await draftPage();
      await plan(id);
      const deletedAt = new Date(Date.now() - 40 * 24 * HOUR).toISOString();
      await set(id, { deletedAt });
      await timeComes();
      expect(await isPublic(pageName)).toBe(false);
      expect(await startPage('editor')).toContain('Dokument jest w koszu.');
      await emptyTrash(api.payload, new Date());
      expect(await scheduledJobs(api.payload)).toEqual([]);
      expect(await startPage('editor')).toContain('Nic nie jest zaplanowane.');
    });
  });

  describe('a time is refused with a sentence, and nothing is scheduled', () => {
    test('that has passed', async () => {
      const { id } = await draftPage();
      expect(await plan(id, { hours: -1 })).toBe('Ta chwila już minęła. Wybierz późniejszą.');
      const english = await plan(id, { hours: -1, language: 'en' });
      expect(english).toBe('This moment has passed. Choose a later one.');
      expect(await scheduledJobs(api.payload)).toEqual([]);
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
      expect((await scheduledJobs(api.payload)).map(({ kind }) => kind)).toEqual([
        'publish',
        'unpublish',
      ]);
    });

    test('for what the site needs, what is not published, what is in the trash, and other collections', async () => {
      const about = await storePage(api.payload, { pageName: 'about' });
      const draft = await draftPage();
      const gone = await draftPage({ deletedAt: new Date().toISOString() });
      const end = { type: 'unpublish' } as const;
      expect(await plan(about.id, end)).toMatch(/^Witryna potrzebuje/);
      expect(await plan(draft.id, end)).toMatch(/nie jest opublikowany/);
      expect(await plan(gone.id, {})).toMatch(/^Tego dokumentu już nie ma/);
      expect(await plan(1, { collection: 'users' })).toMatch(/^Tego dokumentu już nie ma/);
      expect(await scheduledJobs(api.payload)).toEqual([]);
    });

    test.each(['sales', 'recruiter'] as const)(
      'from %s, to whom the start page shows no schedule',
      async (role) => {
        const { id } = await draftPage();
        expect(await plan(id, { role })).toBe('Nie możesz wykonać tej akcji.');
        expect(await scheduledJobs(api.payload)).toEqual([]);
        expect(await startPage(role)).toBe('');
      },
    );
  });

  test('the start page has day, time in Warsaw and link; a time can be taken back', async () => {
    const { id } = await draftPage();
    await plan(id);
    const [job] = await scheduledJobs(api.payload);
    const waitUntil = '2099-07-06T06:00:00.000Z';
    await api.payload.db.updateOne({
      collection: 'payload-jobs',
      id: job?.id ?? 0,
      data: { waitUntil },
    });
    expect(await startPage('editor')).toMatch(
      /pon\., 6 lipca 2099, 8:00 · publikacja, wszystkie języki Cały kalendarz$/,
    );
    const user = staff.users.editor;
    const shown = { payload: api.payload, user, i18n: { language: 'en' } } as const;
    const html = renderToStaticMarkup(await Scheduled(shown));
    expect(html).toContain(`href="/admin/collections/pages/${id}"`);
    expect(html).toContain('Mon, 6 July 2099, 8:00');
    const req = await createLocalReq({ user }, api.payload);
    await scheduleDocument({ deleteID: job?.id, req } as never);
    expect(await scheduledJobs(api.payload)).toEqual([]);
  });

  test.each(ROLES)('%s neither reads nor runs the queue', async (role) => {
    expect((await staff.ask(role, '/payload-jobs')).status).toBe(403);
    expect((await staff.ask(role, '/payload-jobs/run')).status).toBe(401);
  });
});
