import { CDNS } from '@osnowa/http/cdn-tags';
import { z } from 'zod';

const port = z.coerce
  .number({ error: 'a port number from 1 to 65535, such as 3000' })
  .int('a port number from 1 to 65535, such as 3000')
  .min(1, 'a port number from 1 to 65535, such as 3000')
  .max(65_535, 'a port number from 1 to 65535, such as 3000');

const address = z
  .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));

const proxies = z.coerce
  .number({ error: 'the number of trusted proxies in front of the site, 0 to 10' })
  .int('the number of trusted proxies in front of the site, 0 to 10')
  .min(0, 'the number of trusted proxies in front of the site, 0 to 10')
  .max(10, 'the number of trusted proxies in front of the site, 0 to 10');

/** Each variable by itself; the tables of docs/configuration.md are made from it. */
export const variables = z.object({
  PORT: port.optional(),
  SITE_PORT: port.optional(),
  HOST: z
    .string()
    .min(1, 'the address to listen on, such as 0.0.0.0 or 127.0.0.1')
    .default('0.0.0.0'),
  API_URL: address.default('http://127.0.0.1:3001/api'),
  PUBLIC_URL: address.optional(),
  NOTICE_SECRET: z
    .string()
    .min(32, 'a secret of at least 32 characters, the same as in the CMS')
    .optional(),
  PREVIEW_TOKEN: z
    .string()
    .min(32, 'a secret of at least 32 characters, the same as in the CMS')
    .optional(),
  DATA_DIR: z.string().min(1, 'a folder for cached pictures and content').optional(),
  TRUSTED_PROXIES: proxies.default(0),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,80}$/, 'the public key of an invisible reCAPTCHA, version 2')
    .optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,30}$/, 'a telephone number, such as +48 42 000 00 00')
    .optional(),
  CONTACT_EMAIL: z.email('a mail address, such as office@example.com').optional(),
  CDN: z.enum(CDNS, { error: `one of ${CDNS.join(', ')}, or left out` }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  METRICS_TOKEN: z.string().min(32, 'a token of at least 32 characters').optional(),
  ROBOTS: z.enum(['allow', 'deny'], { error: '"allow" or "deny"' }).default('allow'),
});
