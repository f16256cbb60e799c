import type { Catalogue } from '@osnowa/contract';
import {
  LOCALES,
  type Locale,
  type OfferContentLine,
  type OfferDraft,
  offerDraft,
} from '@osnowa/contract';
import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { dayAfter } from '../leads/deadlines/office-time.ts';
import { type LeadEstimate, leadEstimate } from '../leads/estimates/lead-estimate.ts';
import { newNumber } from '../leads/reference.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { Stored } from '../platform/database/stored.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { newKey, type Offer, offerOfLead, versionsOf } from './offer-store.ts';

type Lead = Pick<Stored<'leads'>, 'id' | 'locale' | 'estimate'>;

/** How long an offer is valid where nobody says otherwise. */
const VALID_DAYS = 30;

/** Largest upper end of an offer, as a multiple of the lower. */
const LARGEST_FACTOR = 3;

/** People who work on a project where nobody says otherwise. */
const TEAM = 2;

/** An offer without anything in it. @param today `YYYY-MM-DD` */
function emptyDraft(locale: Locale, today: string): OfferDraft {
  return {
    ...{ locale, currency: LOCALES[locale].currency, title: '', introduction: '', lines: [] },
    ...{ rangeFactor: 1, isCapped: true, team: TEAM, validUntil: dayAfter(today, VALID_DAYS) },
    ...{ startsOn: null, payments: [], people: [], terms: '' },
  };
}

/** What a day of an estimate costs; 0 where its catalogue names no price. */
const dayRate = ({ saved }: LeadEstimate, currency: OfferDraft['currency']) =>
  (currency === 'EUR' ? saved.catalogue.rates.dailyRateEUR : saved.catalogue.rates.dailyRatePLN) ??
  0;

/** The upper end of an estimate as a multiple of its days: the agreed one, or what was measured. */
function factorOf({ figures, saved }: LeadEstimate): number {
  const { high, sum } = (figures.phases?.[0] ?? figures).effort;
  const agreed = saved.catalogue.rates.rangeFactor;
  if (sum === 0 || high === Math.ceil(Number((sum * agreed).toFixed(6)))) return agreed;
  const measured = Math.ceil(Number(((high / sum) * 100).toFixed(6))) / 100;
  return Math.min(Math.max(measured, 1), LARGEST_FACTOR);
}

/** The lines of an estimate: its items by group, what the mobile app adds, and the smallest project. */
function linesOf(
  of: LeadEstimate,
  words: LineWords,
  currency: OfferDraft['currency'],
): OfferContentLine[] {
  const { saved, figures } = of;
  const rate = dayRate(of, currency);
  const line = (key: string, days: number, more: Partial<OfferContentLine>): OfferContentLine => ({
    ...{ key, group: NO_TEXT, name: NO_TEXT, detail: '', paid: 'days', days },
    ...{ price: Math.round(days * rate), role: 'fixed', instead: '', reason: '' },
    ...more,
  });
  const chosen = figures.groups.flatMap(({ key: group, items }) =>
    items.map(({ key, days, later }) => {
      const found = inCatalogue(saved.catalogue, group, key);
      return line(key, halfDays(days), { ...found, role: later ? 'later' : 'fixed' });
    }),
  );
  const { mobile, missing } = (figures.phases?.[0] ?? figures).effort;
  return [
    ...chosen,
    ...(mobile > 0 ? [line('mobile-app', halfDays(mobile), { name: words.mobile })] : []),
    ...(missing > 0 ? [line('smallest-project', halfDays(missing), { name: words.smallest })] : []),
  ];
}

const NO_TEXT = { pl: '', en: '', de: '' };

/** An offer counts half days; parts of them are rounded up. */
const halfDays = (days: number) => Math.ceil(Number((days * 2).toFixed(6))) / 2;

type InLanguages = typeof NO_TEXT;

/** Names of the lines that are no items of a catalogue. */
export interface LineWords {
  mobile: InLanguages;
  smallest: InLanguages;
}

type Named = { name_pl: string; name_en: string | null; name_de: string | null };

const named = (of: Named | undefined): InLanguages => ({
  pl: of?.name_pl ?? '',
  en: of?.name_en ?? of?.name_pl ?? '',
  de: of?.name_de ?? of?.name_pl ?? '',
});

function inCatalogue({ groups }: Catalogue, group: string, key: string) {
  const its = groups.find((one) => one.key === group);
  return { group: named(its), name: named(its?.items.find((one) => one.key === key)) };
}

/**
 * The draft that a lead's offer begins with: its estimate, or nothing.
 * @param today `YYYY-MM-DD`, by the company's clock
 */
export async function firstDraft(
  payload: Payload,
  lead: Lead,
  { today, words, terms }: { today: string; words: LineWords; terms: string },
): Promise<OfferDraft> {
  const of = await leadEstimate(payload, lead.estimate);
  const locale = lead.locale as Locale;
  const empty = { ...emptyDraft(locale, today), terms };
  if (!of) return empty;
  // The sender saw prices in the currency of the estimate's language, which may be another one.
  const currency = of.figures.price?.currency ?? empty.currency;
  return { ...empty, currency, rangeFactor: factorOf(of), lines: linesOf(of, words, currency) };
}

/** The lines of a lead's estimate, with which a first version is compared; none without one. */
export async function estimatedLines(
  payload: Payload,
  { estimate }: Pick<Lead, 'estimate'>,
  words: LineWords,
  currency: OfferDraft['currency'],
): Promise<OfferContentLine[]> {
  const of = await leadEstimate(payload, estimate);
  return of ? linesOf(of, words, currency) : [];
}

/** What a day of a lead's estimate costs in each currency; `null` without one. */
export async function estimatedRates(
  payload: Payload,
  { estimate }: Pick<Lead, 'estimate'>,
): Promise<Record<OfferDraft['currency'], number> | null> {
  const of = await leadEstimate(payload, estimate);
  return of && { PLN: dayRate(of, 'PLN'), EUR: dayRate(of, 'EUR') };
}

/**
 * The offer of a lead that can be written: the present one, or a new one where there is none, or where
 * that was declined or withdrawn.
 */
export async function openOffer(
  payload: Payload,
  lead: number,
  draft: () => Promise<OfferDraft>,
): Promise<Offer> {
  const present = await offerOfLead(payload, lead);
  if (present && present.state !== 'declined' && present.state !== 'withdrawn') return present;
  const { offers } = tablesOf(payload);
  const at = new Date().toISOString();
  const row = {
    ...{ lead, number: newNumber('OF'), key: newKey(), readingKey: newKey(), state: 'draft' },
    ...{ version: 0, draft: await draft(), draftVersion: 1, createdAt: at, updatedAt: at },
  };
  const [made] = await queryBuilder(payload).insert(offers).values(row).returning();
  return made as unknown as Offer;
}

/** What is being written of an offer; that of a version that was sent, where nothing is. */
export async function draftOf(payload: Payload, offer: Offer): Promise<OfferDraft> {
  const written = offerDraft.safeParse(offer.draft).data;
  if (written) return written;
  const last = (await versionsOf(payload, offer.id)).at(-1);
  if (!last) throw new Error(`The offer ${offer.number} has neither draft nor version.`);
  const { success, data } = offerDraft.safeParse(
    Object.fromEntries(Object.entries(last.content).filter(([name]) => name in offerDraft.shape)),
  );
  if (!success) throw new Error(`The last version of ${offer.number} cannot be read.`);
  return { ...data, lines: data.lines.map((line) => ({ ...line, reason: '' })) };
}

/**
 * Stores a draft, if nobody has stored another one since.
 * @param known version of the draft that the window has
 * @returns the version of the stored one; `null`: another window was faster
 */
export async function saveDraft(
  payload: Payload,
  { id }: Offer,
  known: number,
  draft: OfferDraft | null,
  req: Partial<InTransaction> = {},
): Promise<number | null> {
  const { offers } = tablesOf(payload);
  const changes = { draft, draftVersion: known + 1, updatedAt: new Date().toISOString() };
  const changed = await queryBuilder(payload, req)
    .update(offers)
    .set(changes)
    .where(and(eq(offers.id, id), eq(offers.draftVersion, known)))
    .returning({ id: offers.id });
  return changed.length > 0 ? known + 1 : null;
}
