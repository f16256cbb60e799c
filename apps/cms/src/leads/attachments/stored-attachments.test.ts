import { readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { createLocalReq, type TypedUser } from 'payload';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '../../accounts/roles.ts';
import { composeMail } from '../../mail/compose.ts';
import { newAccount } from '../../testing/accounts.ts';
import { SAMPLE_FILES } from '../../testing/sample-files.ts';
import { CONTACT, MAIL_SETTINGS, multipart, testCms } from '../../testing/test-cms.ts';
import { sweepFiles } from './attachment-store.ts';
import { downloadEndpoint } from './download.ts';
import { scanWaiting } from './scan-worker.ts';

const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const SCANNER = path.join('/tmp', `osnowa-clamd-${process.pid}.sock`);
const cms = testCms({ variables: { CLAMD_SOCKET: SCANNER } });

async function send(files: Record<string, Buffer | string>, form = '/contact/send-message') {
  const career: Record<string, string> = { topic: 'jobApply', jobTitle: 'Tester' };
  const fields = { ...CONTACT, ...(form === '/career/apply' ? career : {}) };
  return cms.post(form, multipart(fields, ...Object.entries(files)));
}

test('incomplete files and files without a lead are removed, others are not', async () => {
  await send({ 'cv.pdf': SAMPLE_FILES.pdf });
  const folder = path.join(cms.dataDir, 'attachments');
  const put = async (name: string, minutes: number) => {
    await writeFile(path.join(folder, name), 'x');
    const time = new Date(Date.now() - minutes * 60_000);
    await utimes(path.join(folder, name), time, time);
  };
  const uuid = (letter: string) => `${letter.repeat(8)}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`;
  await put(`arriving/${uuid('a')}`, 11);
  await put(`arriving/${uuid('b')}`, 9);
  await put(uuid('c'), 61);
  await put(uuid('d'), 59);
  await put('notes.txt', 999);
  const [attachment] = await cms.attachments();
  await utimes(path.join(folder, attachment?.file ?? ''), 1, 1);
  expect(await sweepFiles(cms.payload, new Date())).toEqual({ incoming: 1, orphans: 1 });
  const left = [attachment?.file, uuid('b'), uuid('d'), 'notes.txt'];
  expect((await cms.files()).sort()).toEqual(left.sort());
});

describe('the scanner', () => {
  let clamd: Server | undefined;
  afterEach(() => clamd?.close());

  /** How many files the daemon was asked about. */
  let asked = 0;

  /** A daemon that knows one signature. */
  async function startScanner(): Promise<void> {
    asked = 0;
    clamd = createServer((socket) => {
      asked += 1;
      const pieces: Buffer[] = [];
      socket.on('error', () => socket.destroy());
      socket.on('data', (piece) => {
        pieces.push(piece);
        const all = Buffer.concat(pieces);
        if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
        socket.end(all.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
      });
    });
    await new Promise<void>((resolve) => clamd?.listen(SCANNER, resolve));
  }

  test('I71: an infected file is quarantined and never served, the lead stays', async () => {
    await send({ 'dobry.txt': 'Dzień dobry' });
    await send({ 'zly.txt': EICAR });
    expect(await scanWaiting(cms.payload, SCANNER, cms.clock.now)).toBe(true);
    expect((await cms.attachments()).map(({ scan }) => scan)).toEqual(['pending', 'pending']);
    await startScanner();
    expect(await scanWaiting(cms.payload, SCANNER, cms.clock.now)).toBe(false);
    const [clean, infected] = await cms.attachments();
    expect([clean?.scan, infected?.scan]).toEqual(['clean', 'infected']);
    const apart = await readdir(path.join(cms.dataDir, 'attachments', 'quarantine'));
    expect(apart).toEqual([infected?.file]);
    expect(await cms.leads()).toHaveLength(2);
  });

  test('I71: the company hears of a lead when its files were scanned, and what was removed', async () => {
    const received = cms.clock.now.getTime();
    await send({ 'dobry.txt': 'Dzień dobry', 'zly.txt': EICAR });
    const dueTimes = async () =>
      (await cms.messages()).map(({ dueAt }) => Date.parse(dueAt ?? '') - received);
    expect(await dueTimes()).toEqual([5 * 60_000, 0]);
    await startScanner();
    const scanned = new Date(received + 2_000);
    expect(await scanWaiting(cms.payload, SCANNER, scanned)).toBe(false);
    expect(await dueTimes()).toEqual([2_000, 0]);
    const [notification] = await cms.messages();
    const { id = 0, lead, firstDueAt } = notification ?? {};
    const message = { id, kind: 'notification', lead, firstDueAt } as never;
    const mail = await composeMail(cms.payload, MAIL_SETTINGS, message);
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain('wykrył w nich wirusa\nzly.txt');
    expect(mail.text).toMatch(/dobry\.txt, .*\/download/);
    expect(mail.text).not.toMatch(/zly\.txt.*\/download/);
  });

  test('is not asked about a mail that is too large for it, which holds up no other file', async () => {
    await send({ '0.txt': 'Dzień', '1.txt': 'dobry' });
    const [{ id } = { id: 0 }] = await cms.attachments();
    const data = { size: 41 * 1024 * 1024 };
    await cms.payload.db.updateOne({ collection: 'attachments', id, data, returning: false });
    await startScanner();
    expect(await scanWaiting(cms.payload, SCANNER, cms.clock.now)).toBe(false);
    expect(asked).toBe(1);
    expect((await cms.attachments()).map(({ scan }) => scan)).toEqual(['unscanned', 'clean']);
  });

  test('one that is away for a day leaves files unscanned', async () => {
    await send({ 'cv.pdf': SAMPLE_FILES.pdf });
    const tomorrow = new Date(cms.clock.now.getTime() + 25 * 60 * 60_000);
    expect(await scanWaiting(cms.payload, `${SCANNER}.gone`, tomorrow)).toBe(false);
    expect((await cms.attachments())[0]?.scan).toBe('unscanned');
  });
});

describe('a download', () => {
  const people = new Map<Role | 'visitor', TypedUser | null>([['visitor', null]]);

  beforeAll(async () => {
    for (const role of ['admin', 'editor', 'sales', 'recruiter'] as const) {
      people.set(role, await newAccount(cms.payload, role, role));
    }
  });

  async function download(role: Role | 'visitor', id: number): Promise<Response> {
    const user = people.get(role) ?? undefined;
    const req = { routeParams: { id: String(id) } };
    return downloadEndpoint.handler(
      await createLocalReq({ req, ...(user && { user }) }, cms.payload),
    );
  }

  test('is saved under its name, as bytes that nothing runs', async () => {
    await send({ "Zażółć 'CV'.svg": SAMPLE_FILES.svg });
    const [attachment] = await cms.attachments();
    const response = await download('sales', attachment?.id ?? 0);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(SAMPLE_FILES.svg);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(SAMPLE_FILES.svg.length),
      'content-disposition':
        "attachment; filename*=UTF-8''Za%C5%BC%C3%B3%C5%82%C4%87%20%27CV%27.svg",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { docs } = await cms.payload.find({ collection: 'audit', sort: '-id', limit: 1 });
    const [lead] = await cms.leads();
    expect(docs).toMatchObject([
      { action: 'download', person: 'sales@firm.example', subject: lead?.reference },
    ]);
  });

  test.each([
    ['contact', 'sales', true],
    ['contact', 'admin', true],
    ['contact', 'recruiter', false],
    ['contact', 'editor', false],
    ['contact', 'visitor', false],
    ['career', 'recruiter', true],
    ['career', 'sales', false],
  ] as const)('of a %s form by %s: %s', async (form, role, isAllowed) => {
    await send({ 'a.txt': 'a' }, form === 'career' ? '/career/apply' : undefined);
    const [attachment] = await cms.attachments();
    const outcome = download(role, attachment?.id ?? 0);
    if (isAllowed) expect((await outcome).status).toBe(200);
    else await expect(outcome).rejects.toMatchObject({ status: 404 });
  });

  test('of an infected file is refused', async () => {
    await send({ 'a.txt': EICAR });
    const [attachment] = await cms.attachments();
    const id = attachment?.id ?? 0;
    await cms.payload.db.updateOne({ collection: 'attachments', id, data: { scan: 'infected' } });
    await expect(download('admin', id)).rejects.toMatchObject({ status: 410 });
  });
});

test('F9: on a disk that is full a file is refused, nothing is left of it, and text goes on', async () => {
  const disk = await import('node:fs/promises');
  const probe = await disk.open(path.join(cms.dataDir, 'probe'), 'w');
  const spy = vi
    .spyOn(Object.getPrototypeOf(probe), 'appendFile')
    .mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  await probe.close();
  const response = await send({ 'cv.pdf': SAMPLE_FILES.pdf });
  spy.mockRestore();
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await response.text()).not.toMatch(/space|device/);
  expect(await cms.files()).toEqual([]);
  expect((await cms.post('/contact/send-message', multipart(CONTACT))).status).toBe(200);
});
