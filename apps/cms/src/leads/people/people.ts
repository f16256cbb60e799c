import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../database/search/search-index.ts';
import type { LeadScope } from '../access.ts';
import { matching, seen } from '../search/find.ts';
import { termsOf } from '../search/terms.ts';
import { companyDomain } from './public-domains.ts';

/** By what a person is known: the address, or the telephone number of a call without one. */
interface PersonAddress {
  mail: string;
  phoneNormalised?: string | null;
}

/** Leads of one person that are listed; the newest. */
const MOST_LEADS = 200;
/** People of one company that are listed. */
const MOST_COLLEAGUES = 50;
/** Digits of a telephone number in the index. */
const NATIONAL_DIGITS = 9;

/** The condition for a person's leads, and the words by which the index finds them; `null` without both. */
function conditionOf({
  mail,
  phoneNormalised,
}: PersonAddress): { words: string[]; is: SQL } | null {
  const address = mail.trim().toLowerCase();
  if (address) return { words: termsOf(address), is: sql`lower(leads.mail) = ${address}` };
  if (!phoneNormalised) return null;
  const words = [phoneNormalised.slice(-NATIONAL_DIGITS)];
  return { words, is: sql`leads.mail = '' AND leads.phone_normalised = ${phoneNormalised}` };
}

function leadsFound(payload: Payload, words: readonly string[]): SQL {
  const { id, matches } = matching(payload, 'lead_search', [words], true);
  return sql`FROM lead_search JOIN leads ON leads.id = ${id} WHERE ${matches}`;
}

/** Ids of the leads of a person that the reader may see, newest first. */
export async function leadsOfPerson(
  payload: Payload,
  person: PersonAddress,
  scope: LeadScope,
): Promise<number[]> {
  const condition = conditionOf(person);
  if (!condition) return [];
  const rows = await rowsOf<{ id: number }>(
    payload,
    sql`SELECT leads.id AS id ${leadsFound(payload, condition.words)}
      AND ${condition.is} AND ${seen(scope, 'leads')} ORDER BY leads.id DESC LIMIT ${MOST_LEADS}`,
  );
  return rows.map(({ id }) => id);
}

/** How many leads a person has sent, of those that the reader may see. */
export async function countLeadsOf(
  payload: Payload,
  person: PersonAddress,
  scope: LeadScope,
): Promise<number> {
  const condition = conditionOf(person);
  if (!condition) return 1;
  const [row] = await rowsOf<{ n: number | string }>(
    payload,
    sql`SELECT count(*) AS n ${leadsFound(payload, condition.words)}
      AND ${condition.is} AND ${seen(scope, 'leads')}`,
  );
  return Number(row?.n ?? 0);
}

/** Another person of the same company. */
interface Colleague {
  mail: string;
  /** The newest lead, which leads to their page. */
  lead: number;
  leads: number;
}

/** A company, known by the domain of its addresses. */
export interface Company {
  domain: string;
  colleagues: Colleague[];
}

/** The company of a person with its other people, most recent first; `null` for a public mailbox. */
export async function companyOf(
  payload: Payload,
  { mail }: PersonAddress,
  scope: LeadScope,
): Promise<Company | null> {
  const domain = companyDomain(mail);
  if (!domain) return null;
  const ending = `@${domain}`;
  const rows = await rowsOf<{ mail: string; lead: number; leads: number | string }>(
    payload,
    sql`SELECT lower(leads.mail) AS mail, max(leads.id) AS lead, count(*) AS leads
      ${leadsFound(payload, termsOf(domain))}
      AND lower(leads.mail) LIKE ${`%${ending}`}
      AND lower(leads.mail) <> ${mail.trim().toLowerCase()} AND ${seen(scope, 'leads')}
      GROUP BY lower(leads.mail) ORDER BY max(leads.id) DESC LIMIT ${MOST_COLLEAGUES}`,
  );
  const colleagues = rows.map((row) => ({ ...row, leads: Number(row.leads) }));
  return { domain, colleagues };
}

/** The lead that another one was merged into; `null` when it is gone. */
export function leadItWentInto(
  payload: Payload,
  target: number,
): Promise<{ id: number; reference: string } | null> {
  return payload.db.findOne<{ id: number; reference: string }>({
    collection: 'leads',
    where: { id: { equals: target } },
    select: { reference: true },
  });
}
