import { spelledMail } from '@osnowa/contract';
import { inArray, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { LeadScope } from '../../accounts/access.ts';
import { domainInSql, spellingsOf } from '../../platform/database/mail-spellings.ts';
import { foldedWords } from '../../platform/database/search/folding.ts';
import { rowsOf } from '../../platform/database/search/search-index.ts';
import { type Stored, storedWith } from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { matching, seen } from '../search/find.ts';
import { mailsOfEach } from './addresses.ts';

/**
 * Domains at which anybody gets a mailbox: two people with one of them do not work together. Those of
 * the large providers in Poland, Germany and the English-speaking countries, as their sign-up pages
 * offer them (2026-11).
 */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com hotmail.co.uk outlook.de
   yahoo.com yahoo.co.uk yahoo.de ymail.com rocketmail.com aol.com aol.de icloud.com me.com mac.com
   proton.me protonmail.com pm.me tutanota.com tuta.io tuta.com fastmail.com hey.com zoho.com mail.com
   gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de posteo.de mailbox.org
   mail.de email.de online.de vodafone.de magenta.de kabelmail.de
   wp.pl o2.pl tlen.pl go2.pl onet.pl onet.eu op.pl vp.pl poczta.onet.pl autograf.pl buziaczek.pl
   interia.pl interia.eu interia.com poczta.fm intmail.pl adres.pl gazeta.pl poczta.pl spoko.pl
   vip.onet.pl amorki.pl neostrada.pl gery.pl mail.ru yandex.com yandex.ru seznam.cz centrum.cz
   btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com comcast.net verizon.net att.net`
    .split(/\s+/)
    .filter(Boolean),
);

/** The domain of a company by an address; `null` for a mailbox that anybody can have. */
export function companyDomain(mail: string): string | null {
  const domain = spelledMail(mail).split('@')[1];
  return !domain || PUBLIC_DOMAINS.has(domain) ? null : domain;
}

/** Identity of a person: an address of theirs, or the telephone number of a call without one. */
export interface PersonAddress {
  mail: string;
  phoneNormalised?: string | null;
}

/** A lead of these states is not continued by a mail that comes. */
const IS_OPEN = sql.raw(`leads.state NOT IN ('won', 'lost', 'spam', 'quarantined', 'merged')`);

/** Leads of one person that are listed; the newest. */
const MOST_LEADS = 200;
/** People of one company that are listed. */
const MOST_COLLEAGUES = 50;
/** Digits of a telephone number in the index. */
const NATIONAL_DIGITS = 9;

/** The words by which the index finds a person's leads, for each spelling; none without address and number. */
function wordsOf({ mail, phoneNormalised }: PersonAddress): string[][] {
  if (mail.trim()) return spellingsOf(mail).map((one) => foldedWords(one));
  const digits = phoneNormalised?.slice(-NATIONAL_DIGITS);
  return digits ? [[digits]] : [];
}

function areOf(people: readonly PersonAddress[]): SQL {
  const mails = people.flatMap(({ mail }) => (mail.trim() ? spellingsOf(mail) : []));
  const phones = people.flatMap(({ mail, phoneNormalised }) =>
    mail.trim() || !phoneNormalised ? [] : phoneNormalised,
  );
  const conditions = [
    ...(mails.length > 0 ? [inArray(sql`lower(leads.mail)`, mails)] : []),
    ...(phones.length > 0
      ? [sql`leads.mail = '' AND ${inArray(sql`leads.phone_normalised`, phones)}`]
      : []),
  ];
  return sql`(${sql.join(conditions, sql` OR `)})`;
}

/** Each of these people by all of their addresses, the given one first. */
async function allOfEach(
  payload: Payload,
  people: readonly PersonAddress[],
  req: Partial<InTransaction> | null = null,
): Promise<PersonAddress[][]> {
  const mails = await mailsOfEach(
    payload,
    people.map(({ mail }) => mail),
    req,
  );
  return people.map((person, nth) => {
    const [, ...others] = mails[nth] ?? [];
    return [person, ...others.map((mail) => ({ mail }))];
  });
}

/** The company of a person, by the first of their addresses that names one. */
function domainOf(addresses: readonly PersonAddress[]): string | null {
  return addresses.map(({ mail }) => companyDomain(mail)).find(Boolean) ?? null;
}

/** Leads that may be a person's: those that the index finds, and those that it does not have yet. */
function leadsFound(payload: Payload, sets: readonly (readonly string[])[]): SQL {
  const { id, matches } = matching(payload, 'lead_search', sets, true);
  return sql`FROM (
      SELECT ${id} AS id FROM lead_search WHERE ${matches}
      UNION SELECT id FROM leads WHERE id BETWEEN 1 AND (SELECT id FROM lead_search_left)
    ) AS found JOIN leads ON leads.id = found.id WHERE 1 = 1`;
}

/** Ids of the leads of a person that the reader may see, newest first. */
export async function leadsOfPerson(
  payload: Payload,
  person: PersonAddress,
  scope: LeadScope,
): Promise<number[]> {
  const all = (await allOfEach(payload, [person])).flat();
  const words = all.flatMap(wordsOf);
  if (words.length === 0) return [];
  const rows = await rowsOf<{ id: number }>(
    payload,
    sql`SELECT leads.id AS id ${leadsFound(payload, words)}
      AND ${areOf(all)} AND ${seen(scope, 'leads')} ORDER BY leads.id DESC LIMIT ${MOST_LEADS}`,
  );
  return rows.map(({ id }) => id);
}

/** How many leads each of these people has sent, of those that the reader may see; in their order. */
export async function countLeadsOfEach(
  payload: Payload,
  people: readonly PersonAddress[],
  scope: LeadScope,
): Promise<number[]> {
  const each = await allOfEach(payload, people);
  const known = each.flat().filter((one) => wordsOf(one).length > 0);
  if (known.length === 0) return people.map(() => 1);
  const rows = await rowsOf<{ mail: string; phone: string | null; n: number | string }>(
    payload,
    sql`SELECT lower(leads.mail) AS mail,
        CASE WHEN leads.mail = '' THEN leads.phone_normalised END AS phone, count(*) AS n
      ${leadsFound(payload, known.flatMap(wordsOf))} AND ${areOf(known)} AND ${seen(scope, 'leads')}
      GROUP BY 1, 2`,
  );
  const counts = new Map<string | null, number>();
  for (const { mail, phone, n } of rows) {
    const key = spelledMail(mail) || phone;
    counts.set(key, (counts.get(key) ?? 0) + Number(n));
  }
  return each.map((addresses) => {
    const all = addresses.filter((one) => wordsOf(one).length > 0);
    const keys = all.map((one) => spelledMail(one.mail) || (one.phoneNormalised ?? null));
    return all.length > 0 ? keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0) : 1;
  });
}

/**
 * Who takes care of the same person, or else of somebody else of the same company: of an open lead
 * first, then of the newest. `null`: nobody has done so.
 */
export async function lastOwnerOf(
  payload: Payload,
  lead: PersonAddress & { id: number },
  req: Partial<InTransaction>,
): Promise<number | null> {
  const owner = async (from: SQL) => {
    const [row] = await rowsOf<{ owner: number }>(
      payload,
      sql`SELECT leads.assignee_id AS owner ${from}
        AND leads.id <> ${lead.id} AND leads.assignee_id IS NOT NULL AND leads.form_type <> 'career'
        ORDER BY CASE WHEN ${IS_OPEN} THEN 0 ELSE 1 END,
          leads.id DESC LIMIT 1`,
      req as InTransaction,
    );
    return row ? Number(row.owner) : null;
  };
  const all = (await allOfEach(payload, [lead], req)).flat();
  const words = all.flatMap(wordsOf);
  const theirs = () => sql`${leadsFound(payload, words)} AND ${areOf(all)}`;
  const own = words.length > 0 ? await owner(theirs()) : null;
  const domain = domainOf(all);
  return own !== null || !domain ? own : owner(ofCompanies(payload, [domain]));
}

/** Leads from addresses with these domains: their index has them. */
function ofCompanies(payload: Payload, domains: readonly string[]): SQL {
  const spelled = domains.flatMap((one) => spellingsOf(`@${one}`).map((each) => each.slice(1)));
  return sql`FROM leads WHERE ${inArray(sql.raw(domainInSql(payload, 'leads.mail')), spelled)}`;
}

interface Colleague {
  mail: string;
  /** The newest lead, by which their page is opened. */
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
  person: PersonAddress,
  scope: LeadScope,
): Promise<Company | null> {
  const all = (await allOfEach(payload, [person])).flat();
  const domain = domainOf(all);
  if (!domain) return null;
  const rows = await rowsOf<{ mail: string; lead: number; leads: number | string }>(
    payload,
    sql`SELECT lower(leads.mail) AS mail, max(leads.id) AS lead, count(*) AS leads
      ${ofCompanies(payload, [domain])} AND NOT ${areOf(all)} AND ${seen(scope, 'leads')}
      GROUP BY lower(leads.mail) ORDER BY max(leads.id) DESC LIMIT ${MOST_COLLEAGUES}`,
  );
  const colleagues = rows.map((row) => ({ ...row, leads: Number(row.leads) }));
  return { domain, colleagues };
}

/** The newest open lead of a company. */
export interface CompanyLead {
  domain: string;
  id: number;
  reference: string;
  /** Name of its owner; `null` while it has none. */
  owner: string | null;
}

/** For each of these addresses the newest open lead of its company that the reader may see. */
export async function openLeadOfEach(
  payload: Payload,
  mails: readonly string[],
  scope: LeadScope,
): Promise<(CompanyLead | null)[]> {
  const domains = [...new Set(mails.flatMap((mail) => companyDomain(mail) ?? []))];
  if (domains.length === 0) return mails.map(() => null);
  const rows = await rowsOf<Omit<CompanyLead, 'domain'> & { mail: string }>(
    payload,
    sql`SELECT newest.mail AS mail, leads.id AS id, leads.reference AS reference, users.name AS owner
      FROM (SELECT lower(leads.mail) AS mail, max(leads.id) AS id
        ${ofCompanies(payload, domains)} AND ${IS_OPEN} AND ${seen(scope, 'leads')}
        AND leads.form_type NOT IN ('career', 'newsletter') GROUP BY 1) AS newest
      JOIN leads ON leads.id = newest.id LEFT JOIN users ON users.id = leads.assignee_id
      ORDER BY leads.id`,
  );
  const newest = new Map(
    rows.map(({ mail, ...lead }) => {
      const domain = companyDomain(mail) ?? '';
      return [domain, { ...lead, domain }];
    }),
  );
  return mails.map((mail) => newest.get(companyDomain(mail) ?? '') ?? null);
}

/** The lead that another one was merged into; `null` when it is gone. */
export function leadItWentInto(payload: Payload, target: number): Promise<Stored<'leads'> | null> {
  return storedWith(payload, 'leads', target);
}
