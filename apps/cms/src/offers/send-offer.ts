import {
  canonicalJson,
  LOCALES,
  type Locale,
  type OfferContent,
  type OfferContentLine,
  type OfferDraft,
  offerContent,
} from '@osnowa/contract';
import { figuresOfOffer, offeredSelection } from '@osnowa/estimate';
import { and, eq, inArray, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { recordAudit } from '../accounts/audit.ts';
import type { OwnAccount } from '../accounts/sign-in/person.ts';
import { filled, readMailWords } from '../content/words/mail-words.ts';
import { addressedTo } from '../conversation/drafts.ts';
import { paragraphsOf } from '../conversation/inbound/pass-on.ts';
import type { LeadState } from '../kit/states/states.ts';
import { recordEvents } from '../leads/events/record-events.ts';
import { nextStates } from '../leads/next-states.ts';
import { insertRows, queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { Stored } from '../platform/database/stored.ts';
import { type InTransaction, inTransaction } from '../platform/database/writes/transaction.ts';
import { newMessage } from '../platform/outbox/outbox.ts';
import { reachFailpoint } from '../platform/process/failpoint.ts';
import { readCompany } from '../reads/company.ts';
import { hashAfter, newKey, type Offer, versionsOf } from './offer-store.ts';

type Lead = Stored<'leads'>;

/** What a person sends: the draft that the person saw, and words of the mail above the link. */
export interface OfferToSend {
  offer: Offer;
  draft: OfferDraft;
  /** Version of the draft that the person saw. */
  seen: number;
  author: OwnAccount;
  lead: Lead;
  note: string;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
}

/** Address of an offer at the site, in a language. */
export function offerAddress(publicUrl: string, key: string, locale: Locale): string {
  return `${publicUrl}${LOCALES[locale].prefix}/offer/${key}`;
}

/**
 * Freezes a draft as the next version and writes the mail that brings its link, in one transaction. The
 * lead is in the state `offer` then, with the value of the version.
 * @returns number of the version; `null`: it was decided about, or another window has changed the draft
 */
export async function sendOffer(payload: Payload, sending: OfferToSend): Promise<number | null> {
  const { lead, draft, offer, author } = sending;
  const at = new Date().toISOString();
  const facts = await factsOfSender(payload, sending);
  const mail = await mailOf(payload, sending);
  const version = await inTransaction(payload, async (req) => {
    const taken = await takeNumber(payload, sending, at, req);
    if (taken === null) return null;
    const earlier = await versionsOf(payload, offer.id, req);
    const previous = earlier.at(-1)?.hash ?? null;
    const content: OfferContent = offerContent.parse({
      ...{ ...draft, ...facts, format: 1, number: offer.number, version: taken },
      ...{ previous, sentAt: at },
    });
    const text = canonicalJson(content);
    const { offer_versions: versions } = tablesOf(payload);
    const row = { offer: offer.id, version: taken, content: text, hash: hashAfter(previous, text) };
    await queryBuilder(payload, req)
      .insert(versions)
      .values({ ...row, previous, createdAt: at, updatedAt: at } as never);
    const message = {
      ...newMessage({ kind: 'reply', formType: lead.formType, lead: lead.id, at }),
      ...{ ...mail, about: `${offer.number.toLowerCase()}-${taken}`, author: author.id },
      ...addressedTo({ to: [lead.mail ?? ''], cc: [], bcc: [] }),
    };
    await insertRows(payload, 'messages', [message], req);
    await moveLead(payload, sending, at, req);
    const facts_ = { from: null, to: `${offer.number}, ${taken}` };
    const stamp = { lead: lead.id, at, by: author.name, account: author.id };
    await recordEvents(payload, req, [{ ...stamp, kind: 'offer-sent', facts: facts_ }]);
    const audited = { action: 'offer-sent', subject: offer.number, detail: `${taken}` } as const;
    await recordAudit(payload, { ...req, user: { email: author.email } as never }, audited);
    reachFailpoint('row-inserted');
    return taken;
  });
  reachFailpoint('committed');
  return version;
}

/** Takes the next number of a version, unless the offer was decided about or the draft is another one. */
async function takeNumber(
  payload: Payload,
  { offer, seen, author, draft }: OfferToSend,
  at: string,
  req: InTransaction,
): Promise<number | null> {
  const { offers } = tablesOf(payload);
  const changes = {
    ...{ version: sql`${offers.version} + 1`, state: 'open', draft: null, draftVersion: seen + 1 },
    ...{ validUntil: draft.validUntil, author: author.id, openedAt: null, updatedAt: at },
  };
  const [row] = await queryBuilder(payload, req)
    .update(offers)
    .set(changes)
    .where(
      and(
        eq(offers.id, offer.id),
        eq(offers.draftVersion, seen),
        inArray(offers.state, ['draft', 'open']),
      ),
    )
    .returning({ version: offers.version });
  return row?.version ?? null;
}

/** The two parties, as a version names them. */
export async function factsOfSender(
  payload: Payload,
  { lead, draft, author }: Pick<OfferToSend, 'lead' | 'draft' | 'author'>,
) {
  const company = await readCompany(payload, draft.locale);
  const { street, postalCode, city } = company.address;
  const address = [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  return {
    customer: { name: lead.fullName ?? '', company: lead.companyName ?? '' },
    seller: {
      company: company.legalName || company.companyName,
      address,
      register: company.registration,
    },
    contact: { name: author.name, mail: author.email, phone: company.sales.phone },
  };
}

async function mailOf(payload: Payload, { draft, offer, note, publicUrl }: OfferToSend) {
  const { locale, title, validUntil } = draft;
  const { offer: words } = await readMailWords(payload, locale);
  const link = offerAddress(publicUrl, offer.key, locale);
  const until = new Intl.DateTimeFormat(LOCALES[locale].fullCode, { dateStyle: 'long' });
  const date = until.format(new Date(`${validUntil}T12:00:00Z`));
  const paragraphs = [
    note.trim() || filled(words.text, locale, { title }),
    `${words.link}\n${link}`,
    filled(words.valid, locale, { date }),
  ];
  const subject = filled(words.subject, locale, { number: offer.number, title });
  return { subject, body: paragraphsOf(paragraphs.join('\n\n')) };
}

/** The price of what is offered, as the value of the lead; its state is that of a lead with an offer. */
async function moveLead(
  payload: Payload,
  { lead, draft, author }: OfferToSend,
  at: string,
  req: InTransaction,
): Promise<void> {
  const { price } = figuresOfOffer(draft, offeredSelection(draft.lines));
  await changeLead(payload, req, {
    ...{ lead: lead.id, at, by: author, to: 'offer' },
    ...{ value: price.low, currency: draft.currency },
  });
}

/** What an offer changes in its lead. */
interface LeadChange {
  lead: number;
  at: string;
  /** `null`: the customer did it. */
  by: Pick<OwnAccount, 'id' | 'name'> | null;
  to: LeadState;
  value?: number;
  currency?: OfferDraft['currency'];
  /** Why it is lost. */
  reason?: NonNullable<Lead['lossReason']>;
}

/** Gives a lead its state and value, where it can have that state, and records it. */
export async function changeLead(
  payload: Payload,
  req: InTransaction,
  { lead: id, at, by, to, value, currency, reason }: LeadChange,
): Promise<void> {
  const { leads } = tablesOf(payload);
  const money = value === undefined ? {} : { value, currency };
  const [row] = await queryBuilder(payload, req)
    .update(leads)
    .set({ ...money, updatedAt: at })
    .where(eq(leads.id, id))
    .returning({ state: leads.state });
  const from = row?.state as LeadState | undefined;
  if (!from || from === to || !nextStates(from).includes(to)) return;
  const change = { state: to, lossReason: reason ?? null };
  await queryBuilder(payload, req).update(leads).set(change).where(eq(leads.id, id));
  const stamp = { lead: id, at, by: by?.name ?? null, account: by?.id ?? null };
  const facts = { from, to, ...(reason && { reason }) };
  await recordEvents(payload, req, [{ ...stamp, kind: 'state', facts }]);
}

/**
 * Withdraws an offer, or makes its links anew: the ones that were sent lead nowhere from then on.
 * @returns whether it was open
 */
export async function closeLinks(
  payload: Payload,
  offer: Offer,
  how: 'withdraw' | 'renew',
  author: OwnAccount,
): Promise<boolean> {
  const at = new Date().toISOString();
  const changes =
    how === 'withdraw' ? { state: 'withdrawn' } : { key: newKey(), readingKey: newKey() };
  return inTransaction(payload, async (req) => {
    const { offers } = tablesOf(payload);
    const changed = await queryBuilder(payload, req)
      .update(offers)
      .set({ ...changes, updatedAt: at })
      .where(and(eq(offers.id, offer.id), eq(offers.state, 'open')))
      .returning({ id: offers.id });
    if (changed.length === 0) return false;
    const action = how === 'withdraw' ? 'offer-withdrawn' : 'offer-link-renewed';
    const by = { ...req, user: { email: author.email } as never };
    await recordAudit(payload, by, { action, subject: offer.number });
    const facts = { from: null, to: offer.number };
    const stamp = { lead: offer.lead as number, at, by: author.name, account: author.id };
    if (how === 'withdraw') {
      await recordEvents(payload, req, [{ ...stamp, kind: 'offer-withdrawn', facts }]);
    }
    return true;
  });
}

/** The lines that a draft is compared with: those of the last version. */
export async function linesBefore(payload: Payload, offer: Offer): Promise<OfferContentLine[]> {
  return (await versionsOf(payload, offer.id)).at(-1)?.content.lines ?? [];
}
