import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAMES } from '@osnowa/brand';
import { CDNS } from '@osnowa/http/cdn-tags';
import { z } from 'zod';

// Not import.meta.dirname: Next's bundler does not know it.
const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../..');

const secret = z.string('is missing').min(32, 'must be at least 32 characters');
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Addresses with commas between them. */
const addresses = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(address).min(1));

/** Names or addresses of machines with commas between them; none by default. */
const hosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.string().regex(/^[^\s/:@]+$|^[0-9a-f:]+$/, 'must list names of machines, such as crm.lan'),
    ),
  );

/** `Name <address>`, or the address alone. A comma in a bare name would begin another address. */
const sender = z.string().refine((text) => {
  const [, name = '', address] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [null, '', text];
  return (
    z.email().safeParse(address).success && /^(?:"[^"\p{Cc}]*"|[^",;:\p{Cc}]*)\s*$/u.test(name)
  );
}, 'must be an e-mail address, alone or after a name: Firm <office@firm.example>; a name with commas stands in quotation marks');

const flag = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');

const database = z
  .string()
  .regex(/^(?:file:|postgres(?:ql)?:\/\/)/, 'must begin with file: or postgres://');

/** Each variable by itself; the tables of docs/configuration.md are made from it. */
export const variables = z.object({
  DATA_DIR: z
    .string()
    .default(path.join(repository, 'data'))
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: database.optional(),
  BACKUP_DIR: z.string().optional(),
  CMS_PROCESSES: z.coerce
    .number('must be the number of CMS processes on this database, such as 2')
    .int('must be a whole number, such as 2')
    .min(1, 'must be at least 1')
    .max(16, 'must be at most 16')
    .default(1),
  PAYLOAD_SECRET: secret,
  NOTICE_SECRET: secret,
  PREVIEW_TOKEN: secret,
  SITE_URLS: addresses.prefault('http://127.0.0.1:3000'),
  PUBLIC_URL: address.default('http://localhost:3000'),
  CMS_URL: address.default('http://127.0.0.1:3001'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' }).optional(),
  MAIL_FROM: sender.default(NAMES.sender),
  IMAP_URL: z.url({ protocol: /^imaps?$/, error: 'must be an imap(s) address' }).optional(),
  MAIL_AUTHSERV: z.string().optional(),
  MAIL_TAKE_TOKEN: secret.optional(),
  MAIL_PLUS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  NOTIFY_TO: z.email('must be an e-mail address').optional(),
  REPLY_TO: z.email('must be an e-mail address').optional(),
  CAPTCHA: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_VERIFY_URL: address.default('https://www.google.com/recaptcha/api/siteverify'),
  CLAMD_SOCKET: z.string().optional(),
  INTERNAL_HOSTS: hosts.prefault(''),
  TRANSLATION_URL: address.optional(),
  TRANSLATION_TOKEN: z.string().optional(),
  TRANSLATION_MODEL: z.string().optional(),
  LIMIT_LOOPBACK: flag.prefault('off'),
  FAILPOINT: z.string().optional(),
  FAULTS: z.literal('allowed', 'must be left out').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  METRICS_TOKEN: secret.optional(),
  NODE_ENV: z.string().optional(),
  PORT: z.string().optional(),
  CDN: z.enum(CDNS, `must be one of ${CDNS.join(', ')}, or left out`).optional(),
  CDN_ZONE: z.string().optional(),
  CDN_TOKEN: z.string().optional(),
  CDN_API: address.optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_LEADS_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LEADS_COPY: z
    .string()
    .regex(
      /^(?:\/|s3:\/\/[^/]+|https:\/\/[^/]|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/,
      'must be the full path of a folder, s3://bucket/prefix, or an https address',
    )
    .optional(),
  LEADS_COPY_KEY: z
    .string()
    .regex(/^age1[0-9a-z]{20,}$/, 'must be the public key, which begins with age1')
    .optional(),
});
