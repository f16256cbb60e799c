import {
  AppError,
  canonicalJson,
  LOCALES,
  type Locale,
  type OFFER_INPUTS,
  OFFER_TEXT,
  type OfferAcceptance,
  type OfferContent,
} from '@osnowa/contract';
import { figuresOfOffer, notSelectable } from '@osnowa/estimate';
import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { z } from 'zod';
import { filled, readMailWords } from '../content/words/mail-words.ts';
import { noteMail } from '../conversation/inbound/note-mail.ts';
import { dayIn } from '../leads/deadlines/office-time.ts';
import { accountOf } from '../leads/events/bookings.ts';
import { recordEvents } from '../leads/events/record-events.ts';
import { insertRows, queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { storedWith } from '../platform/database/stored.ts';
import { type InTransaction, inTransaction } from '../platform/database/writes/transaction.ts';
import { newMessage } from '../platform/outbox/outbox.ts';
import { wake } from '../platform/process/background.ts';
import { reachFailpoint } from '../platform/process/failpoint.ts';
import { readCompany } from '../reads/company.ts';
import {
  hashAfter,
  type Offer,
  offerAt,
  type SentVersion,
  stateOf,
  versionsOf,
} from './offer-store.ts';
import { changeLead } from './send-offer.ts';

type Input<Name extends keyof typeof OFFER_INPUTS> = z.output<(typeof OFFER_INPUTS)[Name]>;

/** An offer that its buyer may decide about now. */
interface Open {
  offer: Offer;
  sent: SentVersion;
}

/** @throws AppError NotFound for no offer */
export async function foundOffer(payload: Payload, key: string) {
  const found = await offerAt(payload, key);
  if (!found || found.offer.state === 'draft')
    throw new AppError('NotFound', 'There is no such offer.');
  return found;
}

/** The day of now, by the company's clock. */
export async function today(payload: Payload): Promise<string> {
  return dayIn((await readCompany(payload, 'pl')).timeZone, new Date());
}

/**
 * The offer of a link for deciding, in the version that the buyer saw.
 * @throws AppError NotFound; Forbidden with a link for reading; Conflict for one that is no longer
 *   open, or of which there is a newer version
 */
async function openAt(
  payload: Payload,
  { key, version }: { key: string; version: number },
): Promise<Open> {
  const { offer, isForDeciding } = await foundOffer(payload, key);
  if (!isForDeciding) throw new AppError('Forbidden', 'This link is for reading.');
  const sent = (await versionsOf(payload, offer.id))[version - 1];
  const isOpen = stateOf(offer, await today(payload)) === 'open';
  if (!sent || !isOpen || offer.version !== version) throw gone();
  return { offer, sent };
}

function gone(): AppError {
  return new AppError('Conflict', 'This version of the offer cannot be decided about.');
}

/** What a buyer agrees to, in full. */
export async function declarationOf(
  payload: Payload,
  { number, version, customer, sentAt }: OfferContent,
  locale: Locale,
): Promise<string> {
  const { offer } = await readMailWords(payload, locale);
  const { timeZone } = await readCompany(payload, locale);
  const options = { dateStyle: 'long', timeZone } as const;
  const date = new Intl.DateTimeFormat(LOCALES[locale].fullCode, options).format(new Date(sentAt));
  const company = customer.company || customer.name;
  return filled(offer.declaration, locale, { number, version, company, date });
}

/**
 * Accepts exactly the version and the options that the buyer saw. Of two who answer at once, or while
 * the next version is sent, one wins, and the other one gets a Conflict.
 */
export async function acceptOffer(payload: Payload, input: Input<'accept'>): Promise<void> {
  const { offer, sent } = await openAt(payload, input);
  const { taken, locale, wording } = input;
  const [name, role] = [input.name.trim(), input.role.trim()];
  const isWhole =
    name !== '' && role !== '' && notSelectable(sent.content.lines, taken).length === 0;
  if (!isWhole) throw new AppError('Validation', 'Name, role and a possible choice are needed.');
  const isAsShown =
    sent.hash === input.hash && wording === (await declarationOf(payload, sent.content, locale));
  if (!isAsShown) throw gone();
  const at = new Date().toISOString();
  const acceptance: OfferAcceptance = {
    ...{ version: input.version, of: sent.hash, taken, name, role, wording, locale, at },
  };
  const text = canonicalJson(acceptance);
  const figures = figuresOfOffer(sent.content, taken);
  const said = await sentence(payload, offer, 'accepted', { name, role, version: input.version });
  await inTransaction(payload, async (req) => {
    const changes = { acceptance: text, acceptanceHash: hashAfter(sent.hash, text) };
    await decide(payload, offer, { ...changes, state: 'accepted' }, at, req);
    const lead = offer.lead as number;
    await changeLead(payload, req, {
      ...{ lead, at, by: null, to: 'won' },
      ...{ value: figures.price.low, currency: sent.content.currency },
    });
    // After the state, which says that nobody waits: who has accepted waits for a word.
    await say(payload, offer, { ...said, text: [said.text, wording].join('\n\n') }, at, req);
    const facts = { from: null, to: `${offer.number}, ${input.version}` };
    await recordEvents(payload, req, [{ lead, at, by: null, kind: 'offer-accepted', facts }]);
    await writeCopies(payload, offer, at, req);
    reachFailpoint('row-inserted');
  });
  reachFailpoint('committed');
  wake(payload, 'mail');
}

/** Changes an open offer in its present version. @throws AppError Conflict where it is another one by now */
async function decide(
  payload: Payload,
  offer: Offer,
  changes: object,
  at: string,
  req: InTransaction,
) {
  const { offers } = tablesOf(payload);
  const changed = await queryBuilder(payload, req)
    .update(offers)
    .set({ ...changes, decidedAt: at, updatedAt: at } as never)
    .where(
      and(eq(offers.id, offer.id), eq(offers.version, offer.version), eq(offers.state, 'open')),
    )
    .returning({ id: offers.id });
  if (changed.length === 0) throw gone();
}

/** Mails with the printed acceptance, to the customer and to the person who sent the offer. */
async function writeCopies(payload: Payload, offer: Offer, at: string, req: InTransaction) {
  const lead = await storedWith(payload, 'leads', offer.lead as number, req);
  if (!lead) return;
  const author = await accountOf(payload, offer.author as number | null, req);
  const row = newMessage({ kind: 'offer', formType: lead.formType, lead: lead.id, at });
  const about = offer.number.toLowerCase();
  const rows = [
    { ...row, about: `${about}-customer`, recipient: lead.mail },
    { ...row, about: `${about}-office`, recipient: author?.email ?? null },
  ];
  await insertRows(payload, 'messages', rows, req);
}

/** Declines, with a reason if the buyer gives one. */
export async function declineOffer(payload: Payload, input: Input<'decline'>): Promise<void> {
  const { offer } = await openAt(payload, input);
  const { reason, version } = input;
  const said = await sentence(payload, offer, 'declined', { version });
  await speak(payload, offer, 'offer-declined', said, input.text, async (at, req) => {
    await decide(payload, offer, { state: 'declined' }, at, req);
    const to = { lead: offer.lead as number, at, by: null, to: 'lost' } as const;
    await changeLead(payload, req, { ...to, reason: reason ?? 'no-reason' });
  });
}

/** Asks for more time: the person of the company decides about it. */
export async function askForTime(payload: Payload, input: Input<'askForTime'>): Promise<void> {
  const { offer, isForDeciding } = await foundOffer(payload, input.key);
  if (!isForDeciding) throw new AppError('Forbidden', 'This link is for reading.');
  const state = stateOf(offer, await today(payload));
  if (state !== 'open' && state !== 'expired') throw gone();
  const said = await sentence(payload, offer, 'moreTime', { version: input.version });
  await speak(payload, offer, 'offer-more-time', said, input.text);
}

/** Asks about an offer, or about a line of it; the words stand in the conversation of the lead. */
export async function askAboutOffer(payload: Payload, input: Input<'ask'>): Promise<void> {
  const { offer, isForDeciding } = await foundOffer(payload, input.key);
  if (!isForDeciding) throw new AppError('Forbidden', 'This link is for reading.');
  const { version, line } = input;
  const name = input.name.trim();
  const sent = (await versionsOf(payload, offer.id))[version - 1];
  const about = sent?.content.lines.find(({ key }) => key === line);
  const isWhole = name !== '' && input.text.trim() !== '' && sent && (line === null || about);
  if (!isWhole)
    throw new AppError('Validation', 'A question has a name, words and a line of the offer.');
  const words = { name, version, line: about?.name[sent.content.locale] ?? sent.content.title };
  const said = await sentence(payload, offer, 'asked', words);
  await speak(payload, offer, 'offer-asked', said, input.text, async (at, req, message) => {
    const { offer_questions: questions } = tablesOf(payload);
    const row = { offer: offer.id, message, version, line, name, createdAt: at, updatedAt: at };
    await queryBuilder(payload, req)
      .insert(questions)
      .values(row as never);
  });
}

interface Said {
  subject: string;
  text: string;
}

/** What the lead's conversation says of an answer of the buyer, in the language of the company's office. */
async function sentence(
  payload: Payload,
  { number }: Offer,
  what: 'accepted' | 'declined' | 'moreTime' | 'asked',
  values: Record<string, string | number>,
): Promise<Said> {
  const { offer } = await readMailWords(payload, 'pl');
  const { subject, text } = offer[what];
  const fill = (words: string) => filled(words, 'pl', { number, ...values });
  return { subject: fill(subject), text: fill(text) };
}

/** Stores what a buyer says, with what it changes, and notifies the people of the lead. */
async function speak(
  payload: Payload,
  offer: Offer,
  kind: 'offer-declined' | 'offer-more-time' | 'offer-asked',
  said: Said,
  words: string,
  change: (at: string, req: InTransaction, message: number) => Promise<void> = async () =>
    undefined,
): Promise<void> {
  if (words.length > OFFER_TEXT.said) throw new AppError('TooLarge', 'The text is too long.');
  const at = new Date().toISOString();
  await inTransaction(payload, async (req) => {
    const message = await say(
      payload,
      offer,
      { ...said, text: words.trim() || said.text },
      at,
      req,
    );
    await change(at, req, message);
    const facts = { from: null, to: offer.number };
    await recordEvents(payload, req, [{ lead: offer.lead as number, at, by: null, kind, facts }]);
    reachFailpoint('row-inserted');
  });
  reachFailpoint('committed');
  wake(payload, 'mail');
}

/** Puts words of the buyer into the conversation of the lead, whose customer waits from then on. */
async function say(
  payload: Payload,
  offer: Offer,
  { subject, text }: Said,
  at: string,
  req: InTransaction,
): Promise<number> {
  const lead = await storedWith(payload, 'leads', offer.lead as number, req);
  if (!lead) throw gone();
  const row = {
    ...{
      kind: 'received',
      state: 'received',
      lead: lead.id,
      formType: lead.formType,
      subject,
      text,
    },
    ...{ sender: lead.mail, attempts: 0, sentAt: at, createdAt: at, updatedAt: at },
    ...{ replyTo: JSON.stringify({ name: lead.fullName, address: lead.mail }) },
  };
  const [stored] = await insertRows(payload, 'messages', [row], req);
  const message = Number(stored?.id);
  await noteMail(payload, req, {
    ...{ lead: lead.id, message, at: new Date(at), isReply: true, lostAnswer: null },
  });
  return message;
}
