import { sql } from '@payloadcms/db-sqlite/drizzle';
import { expect, test } from 'vitest';
import { INDEXED } from '../../platform/database/search/indexed-tables.ts';
import { rowsOf } from '../../platform/database/search/search-index.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testCms } from '../../testing/test-cms.ts';
import { change } from './testing/index-of-leads.ts';

const MAIL = 'piotr@klient.example';

const cms = testCms();

async function newLead(message: string): Promise<number> {
  const reference = await sendForm(cms, { mail: MAIL, message });
  return (await cms.leads()).find((lead) => lead.reference === reference)?.id as number;
}

/** Whether a word is anywhere in the file of an index; the first letter may be apart from it. */
async function left(index: string, word: string): Promise<boolean> {
  const query = `SELECT 1 FROM ${index}_data WHERE instr(block, CAST('${word}' AS BLOB)) > 0`;
  return (await rowsOf(cms.payload, sql.raw(query))).length > 0;
}

async function leadWithWords(): Promise<number> {
  const lead = await newLead('Xrozpoznawalny pierwszy');
  await cms.payload.update({ collection: 'leads', id: lead, data: { notes: 'Xnotatka' } });
  await cms.payload.update({ collection: 'leads', id: lead, data: { notes: 'Inna' } });
  const note = { lead, kind: 'note', text: 'Xzapisek' } as never;
  await cms.payload.create({ collection: 'lead-notes', data: note });
  expect(await left('lead_search', 'rozpoznawalny')).toBe(true);
  expect(await left('note_search', 'zapisek')).toBe(true);
  return lead;
}

test.each<[what: string, remove: (id: number) => Promise<unknown>]>([
  ['an erasure', () => erasePerson(cms.payload, MAIL, null)],
  [
    'a deletion by hand, and the night after it,',
    async (id) => {
      await cms.payload.delete({ collection: 'leads', where: { id: { equals: id } } });
      await applyRetention(cms.payload, { now: cms.clock.now });
    },
  ],
])('%s leaves no word of any version in the index', async (_what, remove) => {
  await remove(await leadWithWords());
  for (const word of ['rozpoznawalny', 'notatka']) {
    expect(await left('lead_search', word)).toBe(false);
  }
  expect(await left('note_search', 'zapisek')).toBe(false);
});

test('a draft that is sent, changed and deleted leaves the index in order', async () => {
  const lead = await newLead('Pytanie');
  const now = cms.clock.now.toISOString();
  const times = { dueAt: now, firstDueAt: now, createdAt: now, updatedAt: now };
  const draft = { kind: 'reply', lead, formType: 'contact', state: 'draft', attempts: 0, ...times };
  const { id } = await cms.payload.db.create({
    collection: 'messages',
    data: { ...draft, subject: 'Re: oferta', text: null },
  });
  const data = { text: 'Dzień dobry, w załączeniu oferta.' };
  await cms.payload.db.updateOne({ collection: 'messages', id, data });
  await cms.payload.db.deleteMany({ collection: 'messages', where: { id: { equals: id } } });
  for (const { index } of INDEXED) {
    await change(cms.payload, `INSERT INTO ${index}(${index}) VALUES('integrity-check')`);
  }
});
