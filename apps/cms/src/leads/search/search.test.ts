import { sql } from '@payloadcms/db-sqlite/drizzle';
import { beforeEach, describe, expect, test } from 'vitest';
import { domainInSql } from '../../platform/database/mail-spellings.ts';
import { fillSearch, isSearchFilling } from '../../platform/database/search/fill-search.ts';
import { prepareSearch, rowsOf } from '../../platform/database/search/search-index.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { erasePerson } from '../../privacy/erasure.ts';
import { engines } from '../../testing/databases.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { testCms } from '../../testing/test-cms.ts';
import { companyOf, countLeadsOfEach, leadsOfPerson } from '../people/people.ts';
import { idsWithMail } from '../people/person.ts';
import { leadsWithWords } from './find.ts';
import { addOldLeads, change, loseTriggers, triggersOfLeads } from './testing/index-of-leads.ts';

describe.each(engines('PostgreSQL'))('%s', (engine) => {
  const cms = testCms({ engine });
  let first: string;
  let second: string;

  beforeEach(async () => {
    first = await sendForm(cms, {
      fullName: 'Żaneta Łączyńska',
      mail: 'zaneta@tartak-borowy.example',
      companyName: 'Tartak Borowy',
      phoneNumber: '+48 600 700 800',
      message:
        'Szukamy systemu magazynowego w Łodzi. Straße, Gęśla. Işık, Søren Kjærgård, Đorđe, Jürgen MÜLLER, Mag\u00adazyn.',
    });
    second = await sendForm(cms, {
      mail: 'jan@inny.example',
      phoneNumber: '501 002 003',
      message: 'Sklep.',
    });
  });

  /** References that the search box of the list finds. */
  async function found(question: string): Promise<string[]> {
    const where = { or: [{ written: { like: question } }] };
    const { docs } = await cms.payload.find({ collection: 'leads', where, depth: 0 });
    const { totalDocs } = await cms.payload.count({ collection: 'leads', where });
    expect(totalDocs).toBe(docs.length);
    return docs.map(({ reference }) => reference);
  }

  async function idOf(reference: string): Promise<number> {
    return (await cms.leads()).find((lead) => lead.reference === reference)?.id as number;
  }

  async function addMail(lead: string, kind: string, text: string): Promise<number> {
    const now = cms.clock.now.toISOString();
    const data = { kind, lead: await idOf(lead), formType: 'contact', state: 'sent', attempts: 0 };
    const times = { dueAt: now, firstDueAt: now, createdAt: now, updatedAt: now };
    const made = await cms.payload.db.create({
      collection: 'messages',
      data: { ...data, ...times, subject: 'Re: oferta', text },
    });
    return made.id as number;
  }

  test('leads of an address, and of a domain, are found by an index, whatever the case of its letters', async () => {
    const domain = domainInSql(cms.payload, '"leads"."mail"');
    const plan = await inTransaction(cms.payload, async (req) => {
      // A table with two rows is read whole otherwise.
      const isPostgres = engine === 'PostgreSQL';
      if (isPostgres) await rowsOf(cms.payload, sql.raw('SET LOCAL enable_seqscan = off'), req);
      const explain = sql.raw(isPostgres ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN');
      const asked = [sql`lower("leads"."mail") = ${'a@b.example'}`];
      asked.push(sql`${sql.raw(domain)} IN (${'b.example'}, ${'c.example'})`);
      const questions = asked.map((one) => sql`${explain} SELECT "id" FROM "leads" WHERE ${one}`);
      return Promise.all(questions.map((one) => rowsOf(cms.payload, one, req)));
    });
    expect(JSON.stringify(plan[0])).toContain('leads_mail_lower');
    expect(JSON.stringify(plan[1])).toContain('leads_mail_domain');
  });

  test('a lead is found by what stands in it, without accents too', async () => {
    const questions = [
      'lodz',
      'Łódź',
      'lodzi MAGAZYN',
      'laczynska',
      'strasse gesla',
      'isik',
      'IŞIK',
    ];
    questions.push('soren kjaergard', 'DORDE', 'mueller', 'jurgen muller', 'MAGAZYN', 'tartak');
    questions.push('zaneta@tartak-borowy.example', '600 700 800', '600700800', '+48600700800');
    for (const question of [...questions, '600 70']) {
      expect([question, await found(question)]).toEqual([question, [first]]);
    }
  });

  test('its number finds a lead, and words that stand nowhere find none', async () => {
    expect(await found(second)).toEqual([second]);
    const nowhere = ['magazyn sklep', '" OR * AND (', "'; DROP TABLE leads; --", '  …  '];
    // Longer than a word of PostgreSQL may be; a letter that SQLite's index does not know.
    nowhere.push('x'.repeat(3_000), 'sk\u{1e900}lep');
    for (const question of nowhere)
      expect([question, await found(question)]).toEqual([question, []]);
  });

  test('notes are found as soon as they are saved, and no longer once they are gone', async () => {
    const id = await idOf(second);
    await cms.payload.update({ collection: 'leads', id, data: { notes: 'Woli rozmawiać rano' } });
    expect(await found('woli rano')).toEqual([second]);
    await cms.payload.update({ collection: 'leads', id, data: { notes: '' } });
    expect(await found('woli rano')).toEqual([]);
    expect(await found('sklep')).toEqual([second]);
  });

  test('mails that people wrote are found, those of the site are not', async () => {
    await addMail(second, 'received', 'Proszę o wycenę przęsła');
    await addMail(first, 'confirmation', 'Proszę o wycenę przęsła');
    expect(await found('wycena przeslo')).toEqual([]);
    expect(await found('wycen przes')).toEqual([second]);
    await addMail(first, 'reply', 'Wysyłam wycenę');
    expect((await found('wycen')).sort()).toEqual([first, second].sort());
  });

  test('a note is found by those who may see its lead, and no longer once it is deleted', async () => {
    const lead = await idOf(second);
    const note = { lead, kind: 'call', text: 'Wraca z Krakówka w środę' } as never;
    const { id } = await cms.payload.create({ collection: 'lead-notes', data: note });
    expect(await found('krakowk sroda')).toEqual([]);
    expect(await found('krakowk srod')).toEqual([second]);
    expect(await leadsWithWords(cms.payload, 'krakowk', 'sales')).toEqual([lead]);
    expect(await leadsWithWords(cms.payload, 'krakowk', 'recruiting')).toEqual([]);
    await cms.payload.delete({ collection: 'lead-notes', id });
    expect(await found('krakowk')).toEqual([]);
  });

  test('a mail is found by its sender, and by no word that retention has emptied', async () => {
    const id = await addMail(second, 'received', 'Zapomniane słowo');
    const change = (data: Record<string, unknown>) =>
      cms.payload.db.updateOne({ collection: 'messages', id, data, returning: false });
    await change({ sender: 'Prezes.Kowal@inna-poczta.example' });
    expect(await found('prezes.kowal@inna-poczta.example')).toEqual([second]);
    expect(await found('zapomniane')).toEqual([second]);
    await change({ text: null });
    expect(await found('zapomniane')).toEqual([]);
  });

  test('what is erased is not found, and leaves nothing in the index', async () => {
    await addMail(first, 'received', 'Tajemnica');
    const note = { lead: await idOf(first), kind: 'note', text: 'Zapisek' } as never;
    await cms.payload.create({ collection: 'lead-notes', data: note });
    await erasePerson(cms.payload, 'zaneta@tartak-borowy.example', null);
    expect(await found('lodz')).toEqual([]);
    expect(await found('tajemnica')).toEqual([]);
    expect(await found('sklep')).toEqual([second]);
    for (const [index, word] of [
      ['lead_search', 'laczynska'],
      ['message_search', 'tajemnica'],
      ['note_search', 'zapisek'],
    ] as const) {
      const query =
        engine === 'SQLite'
          ? `SELECT rowid FROM ${index} WHERE ${index} MATCH '${word}'`
          : `SELECT id FROM ${index} WHERE words @@ '${word}'::tsquery`;
      expect(await rowsOf(cms.payload, sql.raw(query))).toEqual([]);
    }
  });

  test('the start makes an index again that is empty, or has lost its triggers', async () => {
    const before = await triggersOfLeads(cms.payload);
    await loseTriggers(cms.payload);
    const message = `UPDATE leads SET message = 'Bez śladu' WHERE reference = '${second}'`;
    await change(cms.payload, message);
    expect(await found('bez sladu')).toEqual([]);
    const start = async () => {
      await prepareSearch(cms.payload);
      await fillSearch(cms.payload);
      expect(await found('bez sladu')).toEqual([second]);
    };
    await start();
    expect(await triggersOfLeads(cms.payload)).toEqual(before);
    const empty =
      engine === 'SQLite'
        ? `INSERT INTO lead_search(lead_search) VALUES('delete-all')`
        : 'DELETE FROM lead_search';
    await change(cms.payload, empty);
    expect(await found('bez sladu')).toEqual([]);
    await start();
  });

  test('a large desk is indexed bit by bit: leads come in, change and go meanwhile', async () => {
    const person = { mail: 'dawny@klient.example' };
    await addOldLeads(cms.payload, 450, person.mail);
    await loseTriggers(cms.payload);
    await prepareSearch(cms.payload);
    const pauses: string[][] = [];
    const meanwhile = async () => {
      if (pauses.push(await found('dawne0x pytanie')) > 1) return;
      expect(await isSearchFilling(cms.payload)).toBe(true);
      const now = await sendForm(cms, { mail: 'nowy@klient.example', message: 'Nowiutkie' });
      expect(await found('nowiutkie')).toEqual([now]);
      // A person's leads are all there, in the index or not.
      expect(await countLeadsOfEach(cms.payload, [person], 'all')).toEqual([450]);
      const data = { notes: 'Dopisane' };
      await cms.payload.update({ collection: 'leads', id: await idOf('TK-OLD-0'), data });
      await cms.payload.delete({
        collection: 'leads',
        where: { id: { equals: await idOf('TK-OLD-1') } },
      });
      await change(
        cms.payload,
        `UPDATE leads SET message = 'Odmienione' WHERE reference = 'TK-OLD-449'`,
      );
      expect(await found('odmienione')).toEqual(['TK-OLD-449']);
      throw new Error('The process ends.');
    };
    await expect(fillSearch(cms.payload, meanwhile)).rejects.toThrow('The process ends.');
    await fillSearch(cms.payload, meanwhile);
    expect(pauses.length).toBeGreaterThan(2);
    expect(pauses[0]).toEqual([]);
    expect(await isSearchFilling(cms.payload)).toBe(false);
    expect(await found('dawne0x pytanie')).toEqual(['TK-OLD-0']);
    expect(await found('dopisane')).toEqual(['TK-OLD-0']);
    expect(await found('dawne1x pytanie')).toEqual([]);
    expect(await found('dawne449x')).toEqual([]);
    expect(await found('odmienione')).toEqual(['TK-OLD-449']);
    expect(await found('lodz')).toEqual([first]);
    const where = { written: { like: 'pytanie' }, state: { equals: 'new' } };
    expect((await cms.payload.count({ collection: 'leads', where })).totalDocs).toBe(448);
    const people = [person, { mail: '' }, { mail: 'Zaneta@Tartak-borowy.example' }];
    expect(await countLeadsOfEach(cms.payload, people, 'all')).toEqual([449, 1, 1]);
    if (engine === 'SQLite') {
      await change(cms.payload, `INSERT INTO lead_search(lead_search) VALUES('integrity-check')`);
    }
  });

  test('a person is found by the address, in any letter case, and a call by its number', async () => {
    const again = await sendForm(cms, { mail: 'Zaneta@Tartak-Borowy.example', message: 'Drugi' });
    const near = await sendForm(cms, { mail: 'zaneta@tartak-borowy.example.example' });
    expect(await idsWithMail(cms.payload, 'leads.mail', 'JAN@inny.example')).toEqual([
      await idOf(second),
    ]);
    const person = { mail: 'zaneta@tartak-borowy.example' };
    const ids = await leadsOfPerson(cms.payload, person, 'all');
    expect(ids).toEqual([await idOf(again), await idOf(first)]);
    expect(ids).not.toContain(await idOf(near));
    expect(await countLeadsOfEach(cms.payload, [person], 'sales')).toEqual([2]);
    expect(await countLeadsOfEach(cms.payload, [person], 'recruiting')).toEqual([0]);
    const call = { fullName: 'Jan', phoneNumber: '600 700 801' } as never;
    const { id, phoneNormalised } = await cms.payload.create({ collection: 'leads', data: call });
    const byPhone = { mail: '', phoneNormalised };
    expect(await leadsOfPerson(cms.payload, byPhone, 'sales')).toEqual([id]);
    expect(await leadsOfPerson(cms.payload, { mail: '' }, 'all')).toEqual([]);
  });

  test('a company is the domain with its other people, unless anybody gets a mailbox there', async () => {
    await sendForm(cms, { mail: 'Adam@tartak-borowy.example' });
    const newest = await sendForm(cms, { mail: 'adam@tartak-borowy.example', message: 'Drugi' });
    await sendForm(cms, { mail: 'ewa@nie-tartak-borowy.example' });
    const person = { mail: 'zaneta@tartak-borowy.example' };
    expect(await companyOf(cms.payload, person, 'sales')).toEqual({
      domain: 'tartak-borowy.example',
      colleagues: [{ mail: 'adam@tartak-borowy.example', lead: await idOf(newest), leads: 2 }],
    });
    expect((await companyOf(cms.payload, person, 'recruiting'))?.colleagues).toEqual([]);
    expect(await companyOf(cms.payload, { mail: 'ktos@WP.pl' }, 'all')).toBeNull();
  });
});
