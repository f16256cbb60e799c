import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { dkimSign } from 'mailauth';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeFolders } from '../../leads/attachments/stored-files.ts';
import { env, readEnv, setEnv } from '../../platform/process/env.ts';
import { TEST_SECRETS } from '../../testing/settings.ts';
import { judgeSender } from './authenticity.ts';
import { WHOLE_MAIL, writeMailFile } from './mail-file.ts';
import { readMail } from './read-mail.ts';
import { eml } from './testing/eml.ts';

const before = env;
const folder = mkdtempSync(path.join(tmpdir(), 'osnowa-senders-'));

function settings(more: Record<string, string> = {}) {
  setEnv(readEnv({ ...TEST_SECRETS, DATA_DIR: folder, ...more }));
}

beforeAll(async () => {
  settings();
  await makeFolders();
});
afterAll(() => setEnv(before));

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** Records of a domain that signs its mails and has them sent from one address only. */
const RECORDS: Record<string, string> = {
  'klient.example': 'v=spf1 ip4:203.0.113.7 -all',
  's1._domainkey.klient.example': `v=DKIM1; k=rsa; p=${key}`,
  '_dmarc.klient.example': 'v=DMARC1; p=reject',
  'luzny.example': 'v=spf1 ip4:203.0.113.7 -all',
  '_dmarc.luzny.example': 'v=DMARC1; p=none',
};

async function resolver(name: string, type: string): Promise<string[][]> {
  const found = type === 'TXT' ? RECORDS[name] : undefined;
  if (found) return [[found]];
  throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
}

const logger = { warn: vi.fn() };

async function judged(raw: Buffer, ask: typeof resolver = resolver) {
  const file = await writeMailFile(Readable.from([raw]), WHOLE_MAIL);
  if (!file) throw new Error('A mail has a size.');
  return judgeSender({ logger } as unknown as Payload, file, await readMail(file), ask);
}

/** Sent by a server with this address. */
const from = (address: string) => ({
  'Return-Path': '<zazolc@klient.example>',
  Received: `from mx (mx [${address}]) by mx.osnowa.example; Mon, 06 Jul 2026 10:00:00 +0200`,
});

async function signed(raw: Buffer): Promise<Buffer> {
  const signature = {
    signingDomain: 'klient.example',
    selector: 's1',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
  const { signatures } = await dkimSign(raw, { ...signature, signatureData: [signature] });
  return Buffer.concat([Buffer.from(signatures), raw]);
}

describe('the sender of a mail', () => {
  test('is confirmed by a signature of the domain, or by its server', async () => {
    expect(await judged(await signed(eml()))).toBe('authentic');
    expect(await judged(eml(from('203.0.113.7')))).toBe('authentic');
  });

  test('may be forged where a strict domain disowns the mail', async () => {
    expect(await judged(eml(from('198.51.100.9')))).toBe('forged');
    const changed = Buffer.from(
      (await signed(eml(from('198.51.100.9')))).toString('latin1').replace('prosz', 'kup'),
      'latin1',
    );
    expect(await judged(changed)).toBe('forged');
  });

  test.each<[string, Buffer]>([
    ['a domain that only watches', eml({ ...from('198.51.100.9'), From: 'a@luzny.example' })],
    ['a domain without records', eml({ ...from('198.51.100.9'), From: 'a@nikt.example' })],
    ['a mail handed on within the company', eml(from('10.0.0.5'))],
    ['a mail without the address of its server', eml()],
    ['a mail without a sender', eml({ From: '' })],
  ])('is unknown for %s', async (_what, raw) => {
    expect(await judged(raw)).toBe('unknown');
  });

  test('is unknown while no name server answers', async () => {
    const away = async () => {
      throw Object.assign(new Error('ETIMEOUT'), { code: 'ETIMEOUT' });
    };
    expect(await judged(eml(from('198.51.100.9')), away)).toBe('unknown');
  });

  test('is judged by the company’s own server where it is named, and by no other', async () => {
    settings({ MAIL_AUTHSERV: 'mx.osnowa.example' });
    const said = (results: string) => eml({ 'Authentication-Results': results });
    expect(await judged(said('mx.osnowa.example; spf=pass; dmarc=pass header.from=a'))).toBe(
      'authentic',
    );
    expect(await judged(said('mx.osnowa.example;\r\n dmarc=fail (p=REJECT) header.from=a'))).toBe(
      'forged',
    );
    expect(await judged(said('mx.osnowa.example; dmarc=fail (p=NONE)'))).toBe('unknown');
    expect(await judged(said('mx.obcy.example; dmarc=pass'))).toBe('unknown');
    settings();
    expect(await judged(said('mx.osnowa.example; dmarc=pass'))).toBe('unknown');
  });
});
