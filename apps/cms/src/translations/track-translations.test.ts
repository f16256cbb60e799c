import { type Locale, siteSettings } from '@osnowa/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { richText } from '../testing/rich-text.ts';
import { testApi } from '../testing/running-api.ts';
import { storeGlobal, storeRelated } from '../testing/sample-documents.ts';
import { storePage } from '../testing/stored-content.ts';
import { readParity } from './parity.ts';
import { fillStates } from './track-translations.ts';

describe.each(engines('PostgreSQL'))('on %s', (engine) => {
  const api = testApi(engine);
  let id: number;

  const save = (locale: Locale, data: object, state: 'published' | 'draft' = 'published') =>
    api.payload.update({
      collection: 'pages',
      id,
      locale,
      data: { ...data, _status: state } as never,
      draft: state === 'draft',
    });

  /** The record of the page: `de: 1 missing, 0 stale, title`. */
  async function recorded(): Promise<Record<string, string>> {
    const { docs } = await api.payload.db.find<Record<string, unknown> & { id: number }>({
      collection: 'translation-states',
      where: { and: [{ source: { equals: 'pages' } }, { document: { equals: String(id) } }] },
      pagination: false,
    });
    return Object.fromEntries(
      docs.map(({ language, missing, stale, isDraft, firstField }) => [
        language,
        `${missing} missing, ${stale} stale${isDraft ? ', draft' : ''}: ${firstField ?? 'nothing'}`,
      ]),
    );
  }

  const POLISH = {
    title: 'Magazyn',
    subtitle: 'Liczymy partie. Widać stan. Działa bez sieci.',
    sections: [
      { blockType: 'text', id: 'aaaaaaaaaaaaaaaaaaaaaaaa', title: 'Dwie hale' },
      { blockType: 'text', id: 'bbbbbbbbbbbbbbbbbbbbbbbb', title: 'Trzy hale' },
    ],
  };
  const GERMAN = {
    title: 'Lager',
    subtitle: 'Wir zählen Chargen. Der Bestand ist sichtbar. Es geht ohne Netz.',
    sections: [
      { ...POLISH.sections[0], title: 'Zwei Hallen' },
      { ...POLISH.sections[1], title: 'Drei Hallen' },
    ],
  };
  const DONE = '0 missing, 0 stale: nothing';

  const withContent = (sections: object[], text: string) =>
    sections.map((section) => ({ ...section, content: richText(text) }));

  beforeEach(async () => {
    const sections = withContent(POLISH.sections, 'Treść.');
    id = (await storePage(api.payload, { ...POLISH, sections })).id;
  });

  const translate = () =>
    save('de', { ...GERMAN, sections: withContent(GERMAN.sections, 'Inhalt.') });

  test('a new page is missing in the languages that nobody has written yet', async () => {
    await translate();
    expect(await recorded()).toEqual({ pl: DONE, en: '8 missing, 0 stale: title', de: DONE });
  });

  test('a changed sentence is stale in the languages that have it, until it is changed there', async () => {
    await translate();
    await save('pl', { subtitle: 'Liczymy partie. Widać stany. Działa bez sieci.' });
    expect((await recorded()).de).toBe('0 missing, 1 stale: subtitle');
    const other = 'Wir zählen alle Chargen. Der Bestand ist sichtbar. Es geht ohne Netz.';
    await save('de', { subtitle: other });
    expect((await recorded()).de).toBe('0 missing, 1 stale: subtitle');
    await save('de', { subtitle: other.replace('Der Bestand ist', 'Bestände sind') });
    expect((await recorded()).de).toBe(DONE);
  });

  test('a rich text is compared by its sentences', async () => {
    await translate();
    const [first] = withContent(POLISH.sections, 'Treść.');
    const sections = [first, ...withContent(POLISH.sections.slice(1), 'Inna treść.')];
    await save('pl', { sections });
    expect((await recorded()).de).toBe('0 missing, 1 stale: sections.1.content');
  });

  test('another order of the sections makes nothing stale, and a new section is missing', async () => {
    await translate();
    const stored = await api.payload.findByID({ collection: 'pages', id, locale: 'pl', depth: 0 });
    const turned = [...(stored.sections ?? [])].reverse();
    await save('pl', { sections: turned });
    expect((await recorded()).de).toBe(DONE);
    const added = { blockType: 'contact', id: 'cccccccccccccccccccccccc', title: 'Napisz' };
    await save('pl', { sections: [added, ...turned] });
    expect((await recorded()).de).toBe('1 missing, 0 stale: sections.0.title');
  });

  test('a draft is told from what is published', async () => {
    await translate();
    await save('pl', { title: 'Magazyny' }, 'draft');
    expect(await recorded()).toMatchObject({
      pl: '0 missing, 0 stale, draft: title',
      de: '0 missing, 1 stale: title',
    });
    await save('de', { title: 'Lagerhallen' }, 'draft');
    expect((await recorded()).de).toBe('0 missing, 0 stale, draft: title');
    await save('pl', {});
    expect(await recorded()).toMatchObject({ pl: DONE, de: DONE });
  });

  test('typing that is saved with every keystroke writes the record once', async () => {
    await translate();
    const written = async () => {
      const where = { document: { equals: String(id) } };
      const all = {
        collection: 'translation-states',
        where,
        pagination: false,
        sort: 'id',
      } as const;
      const { docs } = await api.payload.db.find<{ id: number; updatedAt: string }>(all);
      return docs.map(({ updatedAt }) => String(updatedAt));
    };
    await save('pl', { title: 'Magazyn c' }, 'draft');
    const first = await written();
    for (const title of ['Magazyn ce', 'Magazyn cen', 'Magazyn cent']) {
      await save('pl', { title }, 'draft');
    }
    expect(await written()).toEqual(first);
  });

  test('what is in the trash or deleted is not counted', async () => {
    const cell = async () =>
      (await readParity(api.payload)).find(
        (one) => one.source === 'pages' && one.language === 'en',
      );
    const before = await cell();
    await api.payload.delete({ collection: 'pages', id });
    expect(await recorded()).toEqual({});
    expect((await cell())?.missing).toBe((before?.missing ?? 0) - 1);
  });

  test('the board counts documents, and its list leads to the first field', async () => {
    await translate();
    await save('pl', { title: 'Magazyn centralny' });
    const cells = await readParity(api.payload);
    const german = cells.find((one) => one.source === 'pages' && one.language === 'de');
    const { docs } = await api.payload.find({
      collection: 'translation-states',
      where: {
        and: [
          { source: { equals: 'pages' } },
          { language: { equals: 'de' } },
          { stale: { greater_than: 0 } },
        ],
      },
    });
    expect(docs).toHaveLength(german?.stale ?? 0);
    const own = docs.find(({ document }) => document === String(id));
    expect(own).toMatchObject({ missing: 0, stale: 1, isDraft: false, firstField: 'title' });
  });

  test('documents from before the record are taken as current', async () => {
    await translate();
    await api.payload.db.deleteMany({ collection: 'translation-states', where: {} });
    expect(await fillStates(api.payload)).toBeGreaterThan(0);
    expect(await recorded()).toEqual({ pl: DONE, en: '8 missing, 0 stale: title', de: DONE });
    expect(await fillStates(api.payload)).toBe(0);
    await save('pl', { title: 'Magazyn centralny' });
    expect((await recorded()).de).toBe('0 missing, 1 stale: title');
  });

  test('the site settings are translated too', async () => {
    const slug = 'site-settings' as const;
    const stale = async () => {
      const cells = await readParity(api.payload);
      return cells.find((cell) => cell.source === slug && cell.language === 'de')?.stale;
    };
    const related = await storeRelated(api.payload);
    await storeGlobal(api.payload, related, { slug, schema: siteSettings, fill: 'full' });
    expect(await stale()).toBe(0);
    const say = (locale: Locale, slogan: string) =>
      api.payload.updateGlobal({ slug, locale, data: { slogan, officeHours: [] } });
    await say('pl', 'Tkamy inaczej.');
    expect(await stale()).toBe(1);
    await say('de', 'Wir weben anders.');
    expect(await stale()).toBe(0);
  });
});
