/** The product's own variables, which README.md lists, and those that the tools set for it. */
export const VARIABLES: readonly string[] = [
  'SITE_PORT',
  'SITE_HOST',
  'SITE_URLS',
  'CMS_PORT',
  'CMS_HOST',
  'CMS_PROCESSES',
  'CMS_URL',
  'API_URL',
  'PUBLIC_URL',
  'HOST',
  'PORT',
  'NODE_ENV',
  'TRUSTED_PROXIES',
  'ROBOTS',
  'CDN',
  'CDN_ZONE',
  'CDN_TOKEN',
  'CDN_API',
  'DATA_DIR',
  'DATABASE_URL',
  'BACKUP_DIR',
  'LEADS_COPY',
  'LEADS_COPY_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'NOTIFY_TO',
  'REPLY_TO',
  'IMAP_URL',
  'MAIL_AUTHSERV',
  'MAIL_TAKE_TOKEN',
  'CONTACT_PHONE',
  'CONTACT_EMAIL',
  'ADMIN_EMAIL',
  'CAPTCHA',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'RECAPTCHA_VERIFY_URL',
  'CLAMD_SOCKET',
  'INTERNAL_HOSTS',
  'TRANSLATION_URL',
  'TRANSLATION_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'METRICS_TOKEN',
  'LIMIT_LOOPBACK',
  'FAILPOINT',
  'FAULTS',
  'S3_BUCKET',
  'S3_LEADS_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'PAYLOAD_SECRET',
  'NOTICE_SECRET',
  'PREVIEW_TOKEN',
];

/** Shorter names resemble names of other programs too often. */
const SHORTEST = 7;
/** Largest edit distance of a typing error: two swapped characters count as two. */
const MOST_DIFFERENT = 2;

/**
 * Finds unknown variables whose names resemble a known one: otherwise the default would be used
 * without notice.
 *
 * @returns one sentence for each
 */
export function findMisspelt(environment: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(environment)
    .filter((name) => name.length >= SHORTEST && !VARIABLES.includes(name))
    .flatMap((name) => {
      const meant = VARIABLES.find((known) => isAlmost(name, known));
      return meant ? [`Nothing reads the variable ${name}: is ${meant} meant?`] : [];
    });
}

function isAlmost(name: string, known: string): boolean {
  if (known.length < SHORTEST || Math.abs(name.length - known.length) > MOST_DIFFERENT)
    return false;
  return distance(name, known) <= MOST_DIFFERENT;
}

/** Number of characters to insert, delete or replace to turn one word into the other. */
function distance(left: string, right: string): number {
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...left].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...right].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above[right.length] ?? 0;
}
