import path from 'node:path';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { newAccount } from '../../testing/accounts.ts';
import { testStore } from '../../testing/object-store.ts';
import { SAMPLE_FILES } from '../../testing/sample-files.ts';
import { CONTACT, multipart, testCms } from '../../testing/test-cms.ts';
import { attachmentStore, sweepFiles } from './attachment-store.ts';
import { downloadEndpoint } from './download.ts';

const BUCKET = 'leads';
const store = testStore(BUCKET);
const cms = testCms({ variables: () => ({ S3_LEADS_BUCKET: BUCKET, ...store.settings }) });
let seller: TypedUser;

beforeAll(async () => {
  seller = await newAccount(cms.payload, 'sales', 'sales');
});

function send(...names: string[]): Promise<Response> {
  const fields = { ...CONTACT, message: crypto.randomUUID() };
  const files = names.map((name) => [name, SAMPLE_FILES.pdf] as const);
  return cms.post('/contact/send-message', multipart(fields, ...files));
}

async function downloaded(id: number): Promise<Buffer> {
  const req = await createLocalReq(
    { req: { routeParams: { id: String(id) } }, user: seller },
    cms.payload,
  );
  return Buffer.from(await (await downloadEndpoint.handler(req)).arrayBuffer());
}

test('files of a lead lie in the bucket under random names, are downloaded from it and leave with the lead', async () => {
  expect((await send('oferta.pdf', 'plan.pdf')).status).toBe(200);
  const attachments = await cms.attachments();
  expect(store.stored(BUCKET)).toEqual(attachments.map(({ file }) => `attachments/${file}`).sort());
  expect(await cms.files()).toEqual([]);
  expect(await downloaded(attachments[0]?.id ?? 0)).toEqual(SAMPLE_FILES.pdf);
  for (const { id } of attachments) await cms.payload.delete({ collection: 'attachments', id });
  expect(store.stored(BUCKET)).toEqual([]);
});

test('an infected file is moved to where nothing is served from, and is still deleted with the lead', async () => {
  await send('zly.pdf');
  const [attachment] = await cms.attachments();
  await attachmentStore().quarantine(attachment?.file ?? '');
  expect(store.stored(BUCKET)).toEqual([`quarantine/${attachment?.file}`]);
  await attachmentStore().remove([attachment?.file ?? '']);
  expect(store.stored(BUCKET)).toEqual([]);
});

test('while the bucket is away a form with a file is refused for a moment, one without is taken', async () => {
  await store.pause();
  const refused = await send('oferta.pdf');
  const taken = await cms.post('/contact/send-message', multipart(CONTACT));
  await store.open();
  expect([refused.status, taken.status]).toEqual([503, 200]);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await cms.leads()).toHaveLength(1);
  expect(await cms.files()).toEqual([]);
  expect((await send('oferta.pdf')).status).toBe(200);
});

test('files without a lead are removed; so many that another installation may own them are not', async () => {
  for (const key of store.stored(BUCKET)) await attachmentStore().remove([path.basename(key)]);
  await send('oferta.pdf');
  await cms.payload.db.deleteMany({ collection: 'attachments', where: {} });
  const inTwoHours = new Date(Date.now() + 2 * 60 * 60_000);
  expect(await sweepFiles(cms.payload, inTwoHours)).toEqual({ incoming: 0, orphans: 1 });
  expect(store.stored(BUCKET)).toEqual([]);
  for (let at = 0; at < 5; at += 1)
    await send(...Array.from({ length: 5 }, (_, nr) => `${nr}.pdf`));
  await cms.payload.db.deleteMany({ collection: 'attachments', where: {} });
  const later = new Date(inTwoHours.getTime() + 2 * 60 * 60_000);
  expect(await sweepFiles(cms.payload, later)).toEqual({ incoming: 0, orphans: 0 });
  expect(store.stored(BUCKET)).toHaveLength(25);
});
