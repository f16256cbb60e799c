import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../testing/databases.ts';
import { SAMPLE_CATALOGUE } from '../testing/sample-catalogue.ts';
import { attachFile, sendForm } from '../testing/sent-forms.ts';
import { OFFICE_TIME, testCms, urlencoded } from '../testing/test-cms.ts';
import { eraseLead, erasePerson, reapplyErasures } from './erasure.ts';
import { exportPerson } from './export.ts';

const MARKER = 'Wyjątkowo-Rozpoznawalny';
const MAIL = 'marker.osoba@klient.example';

/** Every byte of every file below a folder. */
async function bytesBelow(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name)))),
  );
}

describe.each(engines('SQLite'))('a person’s data on %s', (engine) => {
  const cms = testCms({ engine });
  beforeAll(() => mkdir(path.join(cms.dataDir, 'mails'), { recursive: true }));
  beforeEach(() => rm(path.join(cms.dataDir, 'erasures.jsonl'), { force: true }));

  /** Files of the person's export by name, and the content of `data.json`. */
  async function exported() {
    const stream = await exportPerson(cms.payload, MAIL, null);
    const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
    return { files, data: JSON.parse(strFromU8(files['data.json'] as Uint8Array)) as unknown };
  }

  async function person() {
    const reference = await sendForm(cms, {
      mail: 'Marker.Osoba@klient.example',
      message: MARKER,
    });
    const file = await attachFile(cms, reference, `${MARKER} w pliku`);
    const mail = path.join(cms.dataDir, 'mails', `${reference.toLowerCase()}.notification.eml`);
    await writeFile(mail, `To: ${MAIL}\n\n${MARKER}`);
    const newsletter = { topic: 'Newsletter', fullName: MARKER, mail: MAIL, consent: 'on' };
    await cms.post('/newsletter', urlencoded(newsletter));
    return { reference, file, mail };
  }

  test('P10: erasure leaves no trace of the person, in rows, files, mails or the log', async () => {
    const { file, mail } = await person();
    await sendForm(cms, { mail: 'inny@klient.example' });
    for (const [title, equals] of [
      ['Ta osoba', MAIL],
      ['Inne', 'inny@klient.example'],
    ]) {
      const where = { mail: { equals } };
      const data = { title: title as string, where, relatedCollection: 'leads' as const };
      await cms.payload.create({ collection: 'payload-query-presets', data });
    }
    const removed = await erasePerson(cms.payload, MAIL.toUpperCase(), null);
    expect(removed).toEqual({ leads: 2, messages: 3, files: 1, subscribers: 1 });
    expect([existsSync(file), existsSync(mail)]).toEqual([false, false]);
    expect(await cms.leads()).toMatchObject([{ mail: 'inny@klient.example' }]);
    expect(await cms.messages()).toHaveLength(2);
    const bytes = await bytesBelow(cms.dataDir);
    expect(bytes.includes(MARKER)).toBe(false);
    expect(bytes.includes(MAIL)).toBe(false);
    // The index of the search has words in small letters, without accents.
    expect(bytes.includes('rozpoznawalny')).toBe(false);
    const { docs: views } = await cms.payload.find({ collection: 'payload-query-presets' });
    expect(views.map(({ title }) => title)).toEqual(['Inne']);
    if (engine === 'SQLite') expect(bytes.includes('inny@klient.example')).toBe(true);
    const { docs } = await cms.payload.find({ collection: 'audit' });
    expect(docs).toMatchObject([
      { action: 'erasure', detail: 'leads 2, files 1, messages 3, newsletter 1' },
    ]);
  });

  test('an entry that the register got before the engine had its name counts as any other', async () => {
    await person();
    const entry = {
      at: new Date(OFFICE_TIME.getTime() + 60_000).toISOString(),
      what: 'person',
      hash: '88fdc6f73db651bc480f8f1db4deb2b2754176f201ccee6f9d323895b97feea5',
    };
    await writeFile(path.join(cms.dataDir, 'erasures.jsonl'), `${JSON.stringify(entry)}\n`);
    expect(await reapplyErasures(cms.payload)).toMatchObject({ leads: 2, subscribers: 1 });
    expect(await cms.leads()).toEqual([]);
  });

  test('P10: what a restore brings back goes again; what the person sent later stays', async () => {
    await erasePerson(cms.payload, MAIL, null, OFFICE_TIME);
    cms.clock.now = new Date(OFFICE_TIME.getTime() - 60_000);
    const { file } = await person();
    const gone = await sendForm(cms, { mail: 'skasowany@klient.example' });
    await eraseLead(cms.payload, gone, OFFICE_TIME);
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 60_000);
    const later = await sendForm(cms, { mail: MAIL });
    await reapplyErasures(cms.payload);
    expect((await cms.leads()).map(({ reference }) => reference)).toEqual([later]);
    expect(existsSync(file)).toBe(false);
    expect(await reapplyErasures(cms.payload)).toBeNull();
  });

  test('an estimate is named in the export, and goes with its last lead', async () => {
    await cms.payload.create({ collection: 'catalogues', data: SAMPLE_CATALOGUE });
    const quote = { topic: 'estimate', companyName: 'Zakład', items: 'cart' };
    const path = '/kalkulator-aplikacji/send-message';
    await sendForm(cms, { ...quote, mail: MAIL }, path);
    const [lead] = await cms.leads();
    const { docs } = await cms.payload.find({ collection: 'estimates', depth: 0 });
    const { number, key, id } = docs[0] as (typeof docs)[number];
    expect((await exported()).data).toMatchObject({
      leads: [{ estimate: { number, link: `https://osnowa.example/estimate/${key}` } }],
    });
    const other = await sendForm(cms, { mail: 'inny@klient.example' });
    await cms.payload.db.updateOne({
      collection: 'leads',
      where: { reference: { equals: other } },
      data: { estimate: id },
      returning: false,
    });
    const left = async () => (await cms.payload.count({ collection: 'estimates' })).totalDocs;
    await erasePerson(cms.payload, MAIL, null);
    expect((await cms.leads()).map(({ id }) => id)).not.toContain(lead?.id);
    expect(await left()).toBe(1);
    await erasePerson(cms.payload, 'inny@klient.example', null);
    expect(await left()).toBe(0);
  });

  test('P11: an export holds the words and the files, and is recorded', async () => {
    const { reference } = await person();
    const { files, data } = await exported();
    const attachment = `files/${reference}/1-.._życiorys.pdf`;
    expect(Object.keys(files).sort()).toEqual(['data.json', attachment].sort());
    expect(strFromU8(files[attachment] as Uint8Array)).toBe(`${MARKER} w pliku`);
    expect(data).toMatchObject({
      mail: MAIL,
      leads: [
        {
          reference,
          message: MARKER,
          consent: { version: '2026-01' },
          attachments: [{ name: '../życiorys.pdf' }],
        },
        { formType: 'newsletter' },
      ],
      newsletter: [{ mail: MAIL, fullName: MARKER, state: 'pending' }],
    });
    expect(JSON.stringify(data)).not.toContain('ticket');
    const { docs } = await cms.payload.find({ collection: 'audit' });
    expect(docs).toMatchObject([{ action: 'export', detail: 'leads 2, files 1, newsletter 1' }]);
  });
});
