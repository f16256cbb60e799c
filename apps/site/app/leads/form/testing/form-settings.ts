import type { FormSettings } from '../form.ts';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const clause = { version: '7', short: pl('Zgoda'), full: pl('Zgoda w całości') };

/** Settings of a company that a form needs. For tests. */
export const FORM_SETTINGS_OF_TEST: FormSettings = {
  sales: { phone: '+48 42 000 00 20', email: 'sprzedaz@osnowa.example' },
  timeZone: 'Europe/Warsaw',
  officeHours: [],
  contactConsent: clause,
  newsletterConsent: { ...clause, version: '8' },
};
