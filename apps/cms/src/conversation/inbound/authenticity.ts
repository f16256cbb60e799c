import { createReadStream } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthenticateResult, DNSResolver } from 'mailauth';
import type { Payload } from 'payload';
import type { Authenticity } from '../../kit/states/mail-states.ts';
import { FOLDERS } from '../../leads/attachments/stored-files.ts';
import { env } from '../../platform/process/env.ts';
import type { ReadMail } from './mail-fields.ts';
import type { MailFile } from './mail-file.ts';

/** Longest wait for name servers, in ms: a mail is then taken without their answer. */
const LONGEST_WAIT = 15_000;

/** Without an answer no name server is asked for so long, in ms: many mails would wait one after another. */
const UNASKED = 60_000;
let askedAgainAt = 0;

/** Policies by which a domain says that mails which fail the check are not its own. */
const STRICT = ['quarantine', 'reject'];

/**
 * Whether the address in the mail's From is that of its sender, by DMARC. The company's own mail
 * server is believed where `MAIL_AUTHSERV` names it; otherwise the signature (DKIM) is checked here,
 * and the network (SPF) by the topmost Received field. A mail is never refused by this.
 * @param resolver asks name servers; those of the system by default
 */
export async function judgeSender(
  payload: Payload,
  raw: MailFile,
  mail: ReadMail,
  resolver?: DNSResolver,
): Promise<Authenticity> {
  if (!mail.sender) return 'unknown';
  const said = env.MAIL_AUTHSERV && byOwnServer(mail, env.MAIL_AUTHSERV);
  if (said) return said;
  if (!resolver && Date.now() < askedAgainAt) return 'unknown';
  const gaveUp = new AbortController();
  try {
    const { authenticate } = await import('mailauth');
    const source = createReadStream(path.join(FOLDERS.incoming, raw.file));
    const asked = authenticate(source, {
      trustReceived: true,
      disableArc: true,
      disableBimi: true,
      ...(resolver && { resolver }),
    }).finally(() => source.destroy());
    const late = sleep(LONGEST_WAIT, null, { signal: gaveUp.signal });
    late.catch(() => undefined);
    const result = await Promise.race([asked, late]);
    if (!resolver && isUnanswered(result)) askedAgainAt = Date.now() + UNASKED;
    return result ? byResult(result) : 'unknown';
  } catch (err) {
    payload.logger.warn({ err, msg: 'The sender of a mail could not be checked.' });
    return 'unknown';
  } finally {
    gaveUp.abort();
  }
}

/** Whether name servers did not answer. */
function isUnanswered(result: AuthenticateResult | null): boolean {
  if (!result) return true;
  const { dmarc, dkim, spf } = result;
  const checks = [spf, dmarc || undefined, ...dkim.results];
  return checks.some((check) => check && check.status.result === 'temperror');
}

/**
 * A domain is contradicted only where both could be checked: without the address of the sending
 * server, a mail that only SPF vouches for would be called forged.
 */
function byResult({ dmarc, dkim, spf }: AuthenticateResult): Authenticity {
  if (dmarc && dmarc.status.result === 'pass') return 'authentic';
  const isSigned = dkim.results.some(({ status }) => status.result === 'pass' && status.aligned);
  if (isSigned) return 'authentic';
  const isDenied = dmarc && dmarc.status.result === 'fail' && STRICT.includes(dmarc.policy);
  const isUnsure = dkim.results.some(({ status }) => status.result === 'temperror');
  if (!isDenied || isUnsure || !spf || spf.status.result === 'temperror') return 'unknown';
  return isOfInternet(spf['client-ip']) ? 'forged' : 'unknown';
}

/** Networks within a company or a machine: a mail that comes from there was relayed. */
const INNER = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  INNER.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  INNER.addSubnet(network, prefix, 'ipv6');
}

function isOfInternet(address: string | undefined): boolean {
  const family = isIP(address ?? '');
  return family !== 0 && !INNER.check(address ?? '', family === 6 ? 'ipv6' : 'ipv4');
}

/** Result that the company's own mail server wrote at the top of the mail (RFC 8601). */
function byOwnServer({ headerLines }: ReadMail, server: string): Authenticity | null {
  for (const { key, line } of headerLines) {
    if (key !== 'authentication-results') continue;
    const value = line.replace(/\r?\n\s+/g, ' ').replace(/^[^:]*:\s*/, '');
    const [id = '', ...results] = value.split(';');
    if (id.trim().split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) continue;
    const dmarc = results.find((one) => /^\s*dmarc\s*=/i.test(one)) ?? '';
    if (/=\s*pass\b/i.test(dmarc)) return 'authentic';
    const isStrict = !/\bp=none\b|policy\.dmarc=none\b/i.test(dmarc);
    return /=\s*fail\b/i.test(dmarc) && isStrict ? 'forged' : 'unknown';
  }
  return null;
}
