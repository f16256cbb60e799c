import { type FormType, isQuote, type Locale } from '@osnowa/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { contentCache } from './tagged-cache.ts';

const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');
const contact = z.object({ phone: text, email: text }).catch({ phone: '', email: '' });
const clause = z
  .object({ version: text, short: text, full: text })
  .catch({ version: '', short: '', full: '' });

const schema = z.object({
  companyName: text,
  legalName: text,
  office: contact,
  sales: contact,
  address: z
    .object({ street: text, postalCode: text, city: text })
    .catch({ street: '', postalCode: '', city: '' }),
  timeZone: z.string().min(1).catch('Europe/Warsaw'),
  officeHours: z
    .array(z.object({ weekday: z.coerce.number(), opens: z.string(), closes: z.string() }))
    .catch([]),
  contactConsent: clause,
  newsletterConsent: clause,
  careerConsent: clause,
  estimateConsent: clause,
  registration: text,
});

/** Data of the company for leads and mails; a field that is not filled in is empty. */
export type Company = z.output<typeof schema>;

export function readCompany(payload: Payload, locale: Locale): Promise<Company> {
  // Every lead needs them, and they hardly ever change.
  const company = contentCache(payload).get(`company ${locale}`, ['site-settings'], async () =>
    schema.parse(await payload.findGlobal({ slug: 'site-settings', locale, depth: 0 })),
  );
  return company as Promise<Company>;
}

/** Where Payload's store records the documents that content files were loaded into. */
export const INSTALLED_AS = 'installed-content';

/** Whether the settings are those of a new installation without the demo, never published since. */
export async function hasUnsavedSettings(payload: Payload): Promise<boolean> {
  const stored = await payload.kv.get<[string, { from: string; changed: string }][]>(INSTALLED_AS);
  const loaded = new Map(stored).get('site-settings');
  if (loaded?.from !== 'starter') return false;
  const { updatedAt } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return updatedAt === loaded.changed;
}

/** A consent clause as a visitor reads it: the short part and the one behind "more". */
export interface Clause {
  version: string;
  text: string;
}

type ClauseField = 'contactConsent' | 'newsletterConsent' | 'careerConsent' | 'estimateConsent';

/** The purpose of a consent: a form and its topic. */
interface Purpose {
  form: FormType;
  topic: unknown;
}

/** The clauses that a form can have shown, its own first: where that has no text, it shows that of the enquiries. */
function clausesOf({ form, topic }: Purpose): ClauseField[] {
  if (form === 'newsletter') return ['newsletterConsent'];
  if (form === 'career') return ['careerConsent', 'contactConsent'];
  const isEstimate = form.startsWith('estimate') || isQuote(topic);
  return isEstimate ? ['estimateConsent', 'contactConsent'] : ['contactConsent'];
}

function clausesIn(company: Company, fields: readonly ClauseField[]): Clause[] {
  return fields.flatMap((field) => {
    const { version, short, full } = company[field];
    const text = [short, full].filter(Boolean).join('\n\n');
    return version && text ? [{ version, text }] : [];
  });
}

/**
 * The clause that a form showed. A page stays open while an editor changes the clause, so that an
 * older version than the current one is looked up in the history of the site settings.
 * @param version as the form sent it; none: the current one
 * @returns `null` when no such version is known
 */
export async function acceptedClause(
  payload: Payload,
  company: Company,
  { version, locale, ...purpose }: Purpose & { version: string | null; locale: Locale },
): Promise<Clause | null> {
  const fields = clausesOf(purpose);
  const current = clausesIn(company, fields);
  const shown = version === null ? current[0] : current.find((one) => one.version === version);
  if (shown || version === null) return shown ?? null;
  const { docs } = await payload.findGlobalVersions({
    slug: 'site-settings',
    where: { or: fields.map((field) => ({ [`version.${field}.version`]: { equals: version } })) },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    locale,
  });
  const then = docs[0] ? clausesIn(schema.parse(docs[0].version), fields) : [];
  return then.find((one) => one.version === version) ?? null;
}
