import { inArray, isNotNull } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import { asText, type Classifier, fromText, learn, spamProbability } from './classifier.ts';
import {
  type Decisions,
  NOT_READ,
  READ_AT_ONCE,
  readDecisions,
  readUndecided,
} from './decisions.ts';
import { forEachInTurn } from './pause.ts';
import { type Quality, qualityOf } from './quality.ts';
import { type ReadLead, signsOf } from './signs.ts';

/** Decisions that the classifier needs before it says anything. */
export const NEEDED = { decisions: 200, ofEachKind: 20 } as const;

/** What was learnt, as the database has it. */
interface Learnt extends Quality {
  fingerprint: string;
  spam: number;
  wanted: number;
  /** Empty while there are too few decisions. */
  weights: string;
}

/** How far the classifier is; shares are of decisions that it had not learnt from. */
export type Progress = Omit<Learnt, 'weights' | 'fingerprint'> & { speaks: boolean };

const collection = 'spam-classifiers';
const NAME = 'leads';

/** Leads that are rated anew at once; older ones are decided, or will not be. */
const RATED = 5_000;

/** Pause between a decision and learning from it, in ms: people mark several leads in a row. */
const AFTER_DECISION = 60_000;

/** Time for which a process uses what it has read before it looks whether there is more, in ms. */
const TRUSTED = 60_000;

/** Whether so many decisions are enough to say something. */
function isEnough({ spam, wanted }: Pick<Decisions, 'spam' | 'wanted'>): boolean {
  return spam + wanted >= NEEDED.decisions && Math.min(spam, wanted) >= NEEDED.ofEachKind;
}

/**
 * Learns from the decisions of this desk, unless it knows exactly these, and rates the leads that
 * wait for one. Two processes that do so at once come to the same result.
 */
export async function learnFromDecisions(payload: Payload): Promise<void> {
  const decisions = await readDecisions(payload);
  const known = await stored(payload);
  if (known?.fingerprint === decisions.fingerprint) return;
  const { examples, spam, wanted, fingerprint } = decisions;
  const classifier = isEnough(decisions) ? await learn(examples) : null;
  const quality = classifier ? await qualityOf(examples) : { precision: 0, recall: 0 };
  const weights = classifier ? asText(classifier) : '';
  await store(payload, { fingerprint, spam, wanted, weights, ...quality });
  forgetCopy(payload);
  await rateUndecided(payload, classifier);
  payload.logger.info({ msg: 'Learnt what spam looks like here.', spam, wanted, ...quality });
}

async function stored(payload: Payload): Promise<Learnt | null> {
  return payload.db.findOne<Learnt & { id: number }>({
    collection,
    where: { name: { equals: NAME } },
  });
}

async function store(payload: Payload, learnt: Learnt): Promise<void> {
  const { spam_classifiers: table } = tablesOf(payload);
  const at = new Date().toISOString();
  const row = { ...learnt, updatedAt: at };
  await queryBuilder(payload)
    .insert(table)
    .values({ name: NAME, createdAt: at, ...row })
    .onConflictDoUpdate({ target: table.name, set: row });
}

/** One UPDATE for each rating, of which there are a hundred at most. */
async function rateUndecided(payload: Payload, classifier: Classifier | null): Promise<void> {
  const { leads } = tablesOf(payload);
  const db = queryBuilder(payload);
  if (!classifier) {
    await db.update(leads).set({ spamLikeness: null }).where(isNotNull(leads.spamLikeness));
    return;
  }
  const byRating = new Map<number, number[]>();
  await forEachInTurn(await readUndecided(payload, RATED), READ_AT_ONCE, (lead) => {
    const rating = ratingOf(classifier, lead);
    byRating.set(rating, [...(byRating.get(rating) ?? []), lead.id]);
  });
  for (const [spamLikeness, ids] of byRating) {
    await db.update(leads).set({ spamLikeness }).where(inArray(leads.id, ids));
  }
}

/** How similar to spam a lead is, in percent. */
function ratingOf(classifier: Classifier, lead: ReadLead): number {
  return Math.round(100 * spamProbability(classifier, signsOf(lead)));
}

interface Copy {
  fingerprint: string | null;
  classifier: Classifier | null;
  /** ms since 1970. */
  checkedAt: number;
}

/** What each process has read of the database. */
const copies = new WeakMap<Payload, Copy>();

function forgetCopy(payload: Payload): void {
  copies.delete(payload);
}

/** The classifier, where it has learnt enough to say something. It is at most a minute old. */
export async function currentClassifier(payload: Payload): Promise<Classifier | null> {
  const copy = copies.get(payload);
  const now = Date.now();
  if (copy && now - copy.checkedAt < TRUSTED) return copy.classifier;
  const { spam_classifiers: table } = tablesOf(payload);
  const [row] = await queryBuilder(payload).select({ fingerprint: table.fingerprint }).from(table);
  const fingerprint = row?.fingerprint ?? null;
  if (copy && copy.fingerprint === fingerprint) {
    copies.set(payload, { ...copy, checkedAt: now });
    return copy.classifier;
  }
  const weights = (await stored(payload))?.weights;
  const classifier = weights ? fromText(weights) : null;
  copies.set(payload, { fingerprint, classifier, checkedAt: now });
  return classifier;
}

/**
 * How similar to spam a new lead is, in percent; `null` while too little was learnt. A lead never
 * fails because of it.
 */
export async function spamLikeness(payload: Payload, lead: ReadLead): Promise<number | null> {
  if (NOT_READ.includes(lead.formType)) return null;
  try {
    const classifier = await currentClassifier(payload);
    return classifier && ratingOf(classifier, lead);
  } catch (err) {
    payload.logger.warn({ err, msg: 'A lead could not be compared with spam.' });
    return null;
  }
}

/** How many decisions there are, and how well the classifier agrees with them. */
export async function progress(payload: Payload): Promise<Progress> {
  // Without the weights, which only a comparison needs.
  const select = { spam: true, wanted: true, precision: true, recall: true } as const;
  const where = { name: { equals: NAME } };
  const row = await payload.db.findOne<Learnt & { id: number }>({ collection, where, select });
  const { spam = 0, wanted = 0, precision = 0, recall = 0 } = row ?? {};
  return { spam, wanted, precision, recall, speaks: isEnough({ spam, wanted }) };
}

/**
 * Forgets in this transaction what was learnt, because a lead is deleted that may have been learnt
 * from. `learnSoon` then learns from those that are left.
 */
export async function forgetLearnt(payload: Payload, req: Partial<InTransaction>): Promise<void> {
  await payload.db.deleteMany({ collection, where: {}, req });
  forgetCopy(payload);
}

/** The next time that each Payload learns. */
const planned = new WeakMap<Payload, NodeJS.Timeout>();

/** Learns in a moment, once for all that is decided until then. */
export function learnSoon(payload: Payload, ms: number = AFTER_DECISION): void {
  if (planned.has(payload)) return;
  const timer = setTimeout(() => {
    planned.delete(payload);
    learnFromDecisions(payload).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'Nothing was learnt from decisions about spam.' }),
    );
  }, ms);
  planned.set(payload, timer.unref());
}
