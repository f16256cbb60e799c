import { type Navigation, PREVIEW_HEADER } from '@osnowa/contract';
import { createLocalReq, type TypedUser } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { Drafts, Scheduled } from '../../../app/start/content-panels.tsx';
import { readLog } from '../../../publishing/change-log.ts';
import { scheduleDocument } from '../../../publishing/schedule/schedule-document.ts';
import { runDueJobs } from '../../../publishing/schedule/scheduled-jobs.ts';
import { engines } from '../../../testing/databases.ts';
import { testApi } from '../../../testing/running-api.ts';
import { TEST_SECRETS } from '../../../testing/settings.ts';
import { testStaff } from '../../../testing/staff.ts';
import { storePage } from '../../../testing/stored-content.ts';

const slug = 'navigation';

type Fields = Record<string, unknown>;

describe.each(engines('PostgreSQL'))('menus on %s', (engine) => {
  const api = testApi(engine);
  const staff = testStaff(api, { ewa: {}, greta: { languages: ['de'] } });

  const entry = (label: string, more: Fields = {}) => ({
    ...{ blockType: 'plain', url: `https://${label.toLowerCase()}.example`, label },
    ...more,
  });

  interface Change {
    draft?: boolean;
    locale?: 'pl' | 'de';
    publishSpecificLocale?: 'pl' | 'de';
    user?: TypedUser;
  }

  async function save(data: Fields, { user = staff.users.ewa, ...how }: Change = {}) {
    const saved = { slug, data: data as never, locale: 'pl', overrideAccess: false } as const;
    return api.payload.updateGlobal({ ...saved, ...how, user } as never) as unknown as Promise<{
      bar: Fields[];
    }>;
  }

  const publish = (data: Fields, how: Change = {}) => save({ ...data, _status: 'published' }, how);
  const draft = (data: Fields, how: Change = {}) => save(data, { ...how, draft: true });

  async function read(headers: Record<string, string> = {}): Promise<Navigation> {
    return (await api.request('/navigation', { headers })).json() as Promise<Navigation>;
  }
  const labels = async (headers: Record<string, string> = {}, language: 'pl' | 'de' = 'pl') =>
    (await read(headers)).Bar?.map((one) => one[`Label_${language}`]) ?? null;
  const inPreview = { [PREVIEW_HEADER]: TEST_SECRETS.PREVIEW_TOKEN };

  const textOf = async (panel: Promise<unknown>) =>
    renderToStaticMarkup((await panel) as never).replace(/(?:<[^>]+>|\s)+/g, ' ');
  const startPage = () =>
    ({ payload: api.payload, user: staff.users.ewa, i18n: { language: 'pl' } }) as never;

  async function versions() {
    const { docs } = await api.payload.findGlobalVersions({ slug, sort: '-updatedAt', limit: 3 });
    return docs.map(({ id }) => String(id));
  }

  test('a first draft shows beside the form alone: visitors keep the entries of the site', async () => {
    const { cursor } = await readLog(api.payload, null);
    const before = await read();
    await draft({ bar: [entry('Targi')], columns: [] });
    expect(await labels(inPreview)).toEqual(['Targi']);
    expect(before.Bar).toBeNull();
    expect(await read()).toEqual(before);
    // No page of the site is made anew for a draft.
    expect((await readLog(api.payload, cursor)).rows).toEqual([]);
    expect(await textOf(Drafts(startPage()))).toContain('Menu i stopka');
  });

  describe('of a published menu', () => {
    let bar: Fields[];

    beforeEach(async () => {
      ({ bar } = await publish({ bar: [entry('Oferta'), entry('Kontakt')], columns: [] }));
    });

    test('a draft changes nothing for visitors, nor in the row that an earlier version reads', async () => {
      const before = await api.payload.db.findGlobal<Fields>({ slug });
      await draft({ bar: [...bar, entry('Targi')] });
      expect(await labels()).toEqual(['Oferta', 'Kontakt']);
      expect(await api.payload.db.findGlobal<Fields>({ slug })).toEqual(before);
      expect(await labels(inPreview)).toEqual(['Oferta', 'Kontakt', 'Targi']);
      await publish({});
      expect(await labels()).toEqual(['Oferta', 'Kontakt', 'Targi']);
      expect(await textOf(Drafts(startPage()))).not.toContain('Menu i stopka');
    });

    test('a draft may be unfinished; what is published may not', async () => {
      await draft({ bar: [...bar, { blockType: 'plain' }] });
      expect(await labels(inPreview)).toEqual(['Oferta', 'Kontakt']);
      await expect(publish({})).rejects.toMatchObject({
        data: { errors: [{ path: 'bar.2.document' }] },
      });
    });

    test('an entry of a draft is measured by its labels of all languages, whichever publishes it', async () => {
      const title = 'Targi Intermoda we Wrocławiu, jesień i zima';
      const { id } = await storePage(api.payload, { title });
      const document = { relationTo: 'pages', value: id };
      const added = { blockType: 'plain', document, label: 'Targi' };
      const others = ['a', 'b', 'c'].map((one) => entry(`Wdrożenia-i-${one}`));
      const { bar: drafted } = await draft({ bar: [...bar, added, ...others] });
      const german = drafted.map((one) => ({ ...one, label: 'Messe' }));
      await publish({ bar: german }, { locale: 'de' });
      expect(await labels()).toContain('Targi');
      // A language without a label shows the Polish one, and not the title.
      const unnamed = german.map((one, at) => (at === 2 ? { ...one, label: null } : one));
      await publish({ bar: unnamed }, { locale: 'de' });
      const wide = german.map((one) => ({ ...one, label: 'Softwareprojekt' }));
      await expect(publish({ bar: wide }, { locale: 'de' })).rejects.toMatchObject({
        data: { errors: [{ path: 'bar' }] },
      });
      await publish({ bar: [entry('Oferta')] });
      await api.payload.delete({ collection: 'pages', id });
    });

    test('a page that a draft leads to is not deleted before its entry', async () => {
      const { id } = await storePage(api.payload);
      const document = { relationTo: 'pages', value: id };
      await draft({ bar: [...bar, { blockType: 'plain', document }] });
      const trash = { deletedAt: new Date().toISOString() };
      const deletion = api.payload.update({ collection: 'pages', id, data: trash });
      await expect(deletion).rejects.toThrow(/w użyciu: Menu i stopka/);
    });

    test('an unpublished menu is refused with a sentence', async () => {
      const attempt = save({ _status: 'draft' });
      await expect(attempt).rejects.toThrow(/nie można cofnąć jego publikacji/);
      expect(await labels()).toEqual(['Oferta', 'Kontakt']);
    });

    test('a draft of the past is restored as a draft, and what was published for visitors', async () => {
      await draft({ bar: [entry('Szkic')] });
      const [drafted = ''] = await versions();
      await publish({ bar: [entry('Nowe')] });
      const [published = ''] = await versions();
      await api.payload.restoreGlobalVersion({ slug, id: drafted, user: staff.users.ewa });
      expect([await labels(), await labels(inPreview)]).toEqual([['Nowe'], ['Szkic']]);
      await api.payload.restoreGlobalVersion({ slug, id: published, user: staff.users.ewa });
      expect([await labels(), await labels(inPreview)]).toEqual([['Nowe'], ['Nowe']]);
    });

    test('an editor of one language publishes its labels, and no draft of the others', async () => {
      await draft({ bar: bar.map((row, at) => ({ ...row, label: `Szkic ${at}` })) });
      const inGerman = bar.map((row, at) => ({ ...row, label: at === 0 ? 'Angebot' : null }));
      const own = { locale: 'de', user: staff.users.greta } as const;
      await draft({ bar: inGerman }, own);
      await expect(publish({}, own)).rejects.toMatchObject({ status: 403 });
      await publish({}, { ...own, publishSpecificLocale: 'de' });
      expect(await labels({}, 'de')).toEqual(['Angebot', null]);
      expect(await labels()).toEqual(['Oferta', 'Kontakt']);
      expect(await labels(inPreview)).toEqual(['Szkic 0', 'Szkic 1']);

      await draft({ bar: inGerman.toReversed() });
      const moved = publish({}, { ...own, publishSpecificLocale: 'de' });
      await expect(moved).rejects.toThrow(/kolejność/);
    });

    test('a menu is published at its time, and has no end', async () => {
      await draft({ bar: [entry('Targi')] });
      const req = await createLocalReq({ user: staff.users.ewa }, api.payload);
      const schedule = (type: 'publish' | 'unpublish') =>
        scheduleDocument({
          ...{ type, global: slug, date: new Date(Date.now() + 60_000), req },
          timezone: 'Europe/Warsaw',
        } as never);
      expect((await schedule('unpublish')).error).toMatch(/Witryna potrzebuje/);
      expect((await schedule('publish')).error).toBeUndefined();
      expect(await textOf(Scheduled(startPage()))).toContain('Menu i stopka');
      await runDueJobs(api.payload);
      expect(await labels()).toEqual(['Oferta', 'Kontakt']);
      const waitUntil = new Date(Date.now() - 1_000).toISOString();
      await api.payload.db.updateMany({
        collection: 'payload-jobs',
        where: {},
        data: { waitUntil },
      });
      await runDueJobs(api.payload);
      expect(await labels()).toEqual(['Targi']);
      expect(await textOf(Scheduled(startPage()))).not.toContain('Menu i stopka');
    });
  });
});
