import type { Locale } from '@tkalnia/contract';
import type { Payload } from 'payload';
import { z } from 'zod';

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
});

/** What the lead desk needs to know of the company; what nobody has filled in yet is empty. */
export type Company = z.output<typeof schema>;

/** Reads the published site settings in one language. */
export async function readCompany(payload: Payload, locale: Locale): Promise<Company> {
  const settings = await payload.findGlobal({ slug: 'site-settings', locale, depth: 0 });
  return schema.parse(settings);
}
