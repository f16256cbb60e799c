import { sql } from '@payloadcms/db-sqlite/drizzle';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryBuilder } from '../platform/database/sql.ts';
import { publicationRequests } from '../publishing/publication-requests.ts';
import { captureLog } from '../testing/captured-log.ts';
import { testApi } from '../testing/running-api.ts';
import { storePage } from '../testing/stored-content.ts';
import { convertProposals } from './convert-proposals.ts';

interface Proposal {
  source?: string;
  document?: string;
  origin?: string;
  state?: string;
  texts: Record<string, object>;
}

const typed = (text: string, translation = '', original = [['Firma.']]) => ({
  text,
  original,
  translation,
});

describe.each(['SQLite', 'PostgreSQL'] as const)(
  'proposals of the version before, on %s',
  (engine) => {
    const api = testApi(engine);
    let id: number;

    beforeEach(async () => {
      captureLog(api.payload);
      id = (await storePage(api.payload, { title: 'Firma.', seoDescription: 'Tkamy.' })).id;
    });

    async function store({ source = 'pages', document = String(id), ...more }: Proposal) {
      const { origin = 'translator', state = 'sent', texts } = more;
      const json = JSON.stringify(texts);
      const at = '2026-11-28T08:00:00.000Z';
      const query = sql`INSERT INTO translation_proposals
      (source, document, language, origin, name, state, version, texts, expires_at)
      VALUES (${source}, ${document}, 'de', ${origin}, 'Ulrike', ${state}, 1, ${json}, ${at})`;
      const db = queryBuilder(api.payload) as unknown as Record<
        string,
        (query: unknown) => Promise<unknown>
      >;
      await db[engine === 'SQLite' ? 'run' : 'execute']?.(query);
    }

    const draft = async () => {
      const call = { collection: 'pages', id, locale: 'de', draft: true, depth: 0 } as const;
      return api.payload.findByID({ ...call, fallbackLocale: false });
    };
    const requests = () => publicationRequests(api.payload, { collection: 'pages', id });

    test('are drafts with a request, once, with the basis of that time', async () => {
      const decided = { ...typed('Nein'), decision: 'refused' };
      await store({
        texts: { title: typed('Firma DE.', '', [['Fabryka.']]), seoDescription: decided },
      });
      for (let start = 0; start < 2; start += 1) await convertProposals(api.payload);
      expect(await draft()).toMatchObject({
        title: 'Firma DE.',
        updatedBy: 'Ulrike',
        _status: 'draft',
      });
      expect((await draft()).seoDescription ?? null).toBeNull();
      expect(await requests()).toMatchObject([{ language: 'de', askedBy: 'Ulrike', note: '' }]);
      const where = { document: { equals: String(id) }, language: { equals: 'de' } };
      const { docs } = await api.payload.find({ collection: 'translation-states', where });
      expect(docs[0]?.stale).toBe(1);
    });

    test('that were being typed are drafts too; of a machine they ask as a machine', async () => {
      await store({ state: 'open', texts: { title: typed('Firma DE.') } });
      await store({ origin: 'machine', texts: { seoDescription: typed('Wir weben.') } });
      await store({ state: 'withdrawn', texts: { seoDescription: typed('Nein') } });
      await convertProposals(api.payload);
      expect(await draft()).toMatchObject({ title: 'Firma DE.', seoDescription: 'Wir weben.' });
      expect(await requests()).toHaveLength(1);
    });

    test('that fit into no draft are the note of a request', async () => {
      const data = { title: 'Geschrieben.' };
      await api.payload.update({ collection: 'pages', id, locale: 'de', draft: true, data });
      await store({ texts: { title: typed('Firma DE.'), gone: typed('Weg.') } });
      const category = await api.payload.create({
        collection: 'categories',
        data: { name: 'Nowości', slug: 'nowosci' } as never,
      });
      const texts = { name: typed('Neues') };
      await store({ source: 'categories', document: String(category.id), texts });
      await convertProposals(api.payload);
      expect((await draft()).title).toBe('Geschrieben.');
      const lines = (await requests())[0]?.note.split('\n');
      expect(lines?.sort()).toEqual(['', 'gone: Weg.', 'title: Firma DE.']);
      const all = await publicationRequests(api.payload);
      const waiting = all.find(({ collection }) => collection === 'categories');
      expect(waiting?.note).toBe('name: Neues\n');
    });
  },
);
