import { describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { outcomeOf } from '../testing/outcome.ts';
import { richText } from '../testing/rich-text.ts';
import { testApi } from '../testing/running-api.ts';
import { testStaff } from '../testing/staff.ts';
import { storeOffer, storePage } from '../testing/stored-content.ts';
import { readParity } from '../translations/parity.ts';
import { letTimeCome, schedule } from './schedule/testing/schedules.ts';

type Language = 'pl' | 'en' | 'de';

const questions = (...words: string[]) => [
  {
    blockType: 'questions' as const,
    title: 'Pytania',
    items: words.map((word) => ({ question: `${word}?`, answer: richText(word) })),
  },
];

describe.each(engines('SQLite'))('on %s', (engine) => {
  const api = testApi(engine);
  const staff = testStaff(api, { Ewa: {}, Uta: { languages: ['de'] } });

  /** A draft of a page in all languages. */
  async function draftPage(more: object = {}) {
    const { id, pageName } = await storePage(api.payload, { ...more, _status: 'draft' });
    const call = { collection: 'pages', id, draft: true } as const;
    await api.payload.update({ ...call, locale: 'en', data: { title: 'Page' } });
    await api.payload.update({ ...call, locale: 'de', data: { title: 'Seite' } });
    return { id, pageName };
  }

  async function livePage(more: object = {}) {
    const page = await draftPage(more);
    await api.payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } });
    return page;
  }

  /** As the button of the form does. */
  function publish(id: number, locale: Language) {
    return api.payload.update({
      collection: 'pages',
      id,
      locale,
      publishSpecificLocale: locale,
      data: { _status: 'published' },
    });
  }

  function write(id: number, locale: Language, data: object) {
    const draft = { ...data, _status: 'draft' } as never;
    return api.payload.update({ collection: 'pages', id, locale, draft: true, data: draft });
  }

  /** Titles that visitors get, by language; `null` where there is no page. */
  async function titles(pageName: string) {
    const [page] = (await (await api.request(`/pages?PageName=${pageName}`)).json()) as Record<
      string,
      unknown
    >[];
    return page ? [page.Title_pl, page.Title_en, page.Title_de] : null;
  }

  const show = (document: number, locale: Language, isShown: boolean, language?: 'pl' | 'en') => {
    const body = { source: 'pages', document, language: locale, isShown };
    return outcomeOf(staff.ask('Ewa', '/shown-languages', { body, language }));
  };

  async function onlyDrafts(language: Language): Promise<number> {
    const cells = await readParity(api.payload);
    return cells.find((one) => one.source === 'pages' && one.language === language)?.draft ?? 0;
  }

  test('a page that is published in Polish only is Polish in every language, also after the next change', async () => {
    const { id, pageName } = await draftPage();
    await publish(id, 'pl');
    expect(await titles(pageName)).toEqual(['Strona', null, null]);
    await write(id, 'de', { title: 'Halb fertig' });
    const data = { title: 'A', _status: 'published' } as const;
    await api.payload.update({ collection: 'pages', id, data });
    expect(await titles(pageName)).toEqual(['A', null, null]);
    await publish(id, 'de');
    expect(await titles(pageName)).toEqual(['A', null, 'Halb fertig']);
  });

  test('one language is taken off the site, and comes back by hand, by its publication or by a schedule', async () => {
    const { id, pageName } = await livePage();
    const document = { relationTo: 'pages' as const, value: id };
    const bar = [{ blockType: 'plain', document }];
    const columns = [{ blockType: 'column', title: 'Oferta', links: [{ document }] }];
    await api.payload.updateGlobal({ slug: 'navigation', data: { bar, columns } as never });
    const drafts = await onlyDrafts('de');
    /** Titles that visitors read in page and menu, and the number of new drafts on the board. */
    const shown = async () => {
      const { Bar } = (await (await api.request('/navigation')).json()) as {
        Bar: Record<string, unknown>[];
      };
      return [await titles(pageName), Bar[0]?.Title_de, (await onlyDrafts('de')) - drafts];
    };
    const all = [['Strona', 'Page', 'Seite'], 'Seite', 0];
    expect(await shown()).toEqual(all);
    for (const back of [
      () => show(id, 'de', true),
      () => publish(id, 'de'),
      () => schedule(api.payload, staff.users.Ewa, id, { locale: 'de' }),
    ]) {
      expect(await show(id, 'de', false)).toBe('done');
      expect(await shown()).toEqual([['Strona', 'Page', null], null, 1]);
      await back();
      await letTimeCome(api.payload);
      expect(await shown()).toEqual(all);
    }
  });

  test('nothing of that language is in any answer while the page changes, is restored or is renamed', async () => {
    const { id, pageName } = await livePage({ sections: questions('Jedno') });
    const before = await api.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
    });
    await show(id, 'de', false);
    await write(id, 'de', { title: 'Geheim' });
    const data = { title: 'B', _status: 'published' } as const;
    await api.payload.update({ collection: 'pages', id, data });
    expect(await titles(pageName)).toEqual(['B', 'Page', null]);
    await api.payload.restoreVersion({ collection: 'pages', id: String(before.docs[0]?.id) });
    const answers = await Promise.all(
      ['/pages', '/navigation', `/pages?PageName=${pageName}`].map(async (path) =>
        (await api.request(path)).text(),
      ),
    );
    expect(answers.join()).not.toContain('Geheim');
    expect(await titles(pageName)).toEqual(['Strona', 'Page', null]);
    const form = { collection: 'pages', id, locale: 'de', draft: true } as const;
    const preview = await api.payload.findByID(form);
    expect(preview.title).toBe('Seite');
  });

  test('Polish stays, and comes first', async () => {
    const { id } = await livePage();
    expect(await show(id, 'pl', false)).toMatch(/Polskiego nie można zdjąć osobno/);
    expect(await show(id, 'pl', false, 'en')).toMatch(/Polish cannot be taken off alone/);
    const draft = await draftPage();
    expect(await show(draft.id, 'de', false)).toBe('Ten dokument nie jest opublikowany.');
    expect(await show(draft.id, 'de', true)).toMatch(/Najpierw opublikuj wersję polską/);
  });

  test('a language is not published alone while the draft moves rows: the others would be mixed up', async () => {
    const { id, pageName } = await livePage({ sections: questions('Jedno', 'Drugie') });
    const { sections } = await api.payload.findByID({ collection: 'pages', id, draft: true });
    const [first] = sections as unknown as { items: object[] }[];
    const items = first?.items ?? [];
    await write(id, 'pl', { sections: [{ ...first, items: items.toReversed() }] });
    await expect(publish(id, 'de')).rejects.toThrow(/zmienia kolejność/);
    const longer = [...items, ...(questions('Nowe')[0]?.items ?? [])];
    await write(id, 'pl', { sections: [{ ...first, items: longer }] });
    await publish(id, 'pl');
    expect(await titles(pageName)).toEqual(['Strona', 'Page', 'Seite']);
  });

  test('an editor of German translates the rows of a list, and publishes them', async () => {
    const user = staff.users.Uta;
    const careerRequirements = [{ title: 'Czytanie kodu' }, { title: 'Pisanie testów' }];
    const { id, ...made } = await storeOffer(api.payload, 'oferta', { careerRequirements });
    const rows = (made.careerRequirements ?? []).map((row, at) => ({
      id: row.id,
      title: `Z${at}`,
    }));
    const asUta = { collection: 'careers', id, locale: 'de', user, overrideAccess: false } as const;
    const german = { title: 'Stelle', careerRequirements: rows };
    await api.payload.update({ ...asUta, data: german, draft: true });
    const published = { ...german, _status: 'published' as const };
    await api.payload.update({ ...asUta, data: published, publishSpecificLocale: 'de' });
    const stored = await api.payload.findByID({ collection: 'careers', id, locale: 'all' });
    expect(stored).toMatchObject({
      title: { pl: 'Tkaczka', de: 'Stelle' },
      careerRequirements: [
        { title: { pl: 'Czytanie kodu', de: 'Z0' } },
        { title: { pl: 'Pisanie testów', de: 'Z1' } },
      ],
    });
    const fewer = { careerRequirements: rows.slice(1) };
    const attempt = api.payload.update({ ...asUta, data: fewer, draft: true });
    await expect(attempt).rejects.toThrow(/careerRequirements/);
  });

  test('a document that is deleted for good leaves nothing for the next one with its number', async () => {
    const { id } = await livePage();
    await show(id, 'de', false);
    await api.payload.delete({ collection: 'pages', id });
    const { docs } = await api.payload.find({
      collection: 'withheld-languages',
      where: { document: { equals: String(id) } },
    });
    expect(docs).toEqual([]);
  });
});
