import { createHash } from 'node:crypto';
import type { FormType } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import type { LeadState } from '../../fields/states.ts';
import { historyOf } from '../workflow.ts';
import type { Example } from './classifier.ts';
import { forEachInTurn } from './pause.ts';
import { type ReadLead, signsOf } from './signs.ts';

/**
 * Forms that are neither learnt from nor rated. The site promises that a person reads an
 * application, and a sign-up for the newsletter has no text.
 */
export const NOT_READ: readonly FormType[] = ['career', 'newsletter'];

/** Leads that visitors sent by other forms; what a salesperson entered by hand is no sample of them. */
const IS_READ: Where = {
  and: [{ formType: { not_in: [...NOT_READ] } }, { source: { equals: 'form' } }],
};

/** A lead in one of these has not been decided, unless its history says so. */
const UNDECIDED: readonly LeadState[] = ['new', 'unverified', 'quarantined'];

/** The newest decisions of each kind that are learnt from. */
const MOST = 2_000;

/** Leads whose signs are read between two pauses: long ones take a millisecond each. */
export const READ_AT_ONCE = 20;

/** Changes when signs are read in another way, so that everything is learnt anew. */
const READING = 1;

type DecidedLead = ReadLead & { id: number; state: LeadState; history?: unknown };

/** What people decided, oldest first, and a name for exactly these decisions. */
export interface Decisions {
  examples: Example[];
  spam: number;
  wanted: number;
  fingerprint: string;
}

/**
 * What a person decided about a lead: the last state that a person gave it, by hand or by an answer,
 * and in leads from before there was a history the state itself. `null`: nothing yet. A sender who
 * writes a mail after the form gets a lead out of quarantine, and is no wanted one by that.
 */
export function isSpamByPerson({
  state,
  history,
}: Pick<DecidedLead, 'state' | 'history'>): boolean | null {
  const changes = historyOf({ history }).filter(({ change }) => change === 'state');
  const last = changes.findLast(({ by, how }) => by !== null || how === 'mail')?.to;
  if (last) return last === 'spam';
  if (changes.length > 0) return null;
  return UNDECIDED.includes(state) ? null : state === 'spam';
}

const READ = {
  formType: true,
  state: true,
  history: true,
  locale: true,
  fullName: true,
  companyName: true,
  mail: true,
  phoneNumber: true,
  phoneNormalised: true,
  message: true,
  details: true,
  extra: true,
  flags: true,
} as const;

/** Reads the newest decisions of this desk. */
export async function readDecisions(payload: Payload): Promise<Decisions> {
  const find = async (where: Where): Promise<DecidedLead[]> => {
    const query = { where: { and: [IS_READ, where] }, select: READ, sort: '-id', limit: MOST };
    return (
      await payload.db.find<DecidedLead>({ collection: 'leads', pagination: false, ...query })
    ).docs;
  };
  const leads = [
    ...(await find({ state: { equals: 'spam' } })),
    ...(await find({ state: { not_in: [...UNDECIDED, 'spam'] } })),
    // What a person has taken out of the spam, or of the quarantine, into the inbox.
    ...(await find({ and: [{ state: { in: [...UNDECIDED] } }, { history: { exists: true } }] })),
  ].sort((one, other) => one.id - other.id);
  const decided: (Example & { id: number })[] = [];
  await forEachInTurn(leads, READ_AT_ONCE, (lead) => {
    const isSpam = isSpamByPerson(lead);
    if (isSpam !== null) decided.push({ id: lead.id, isSpam, signs: signsOf(lead) });
  });
  const spam = decided.filter(({ isSpam }) => isSpam).length;
  const named = decided.map(({ id, isSpam }) => `${id}:${isSpam}`).join(' ');
  const fingerprint = createHash('sha256').update(`${READING} ${named}`).digest('hex');
  return { examples: decided, spam, wanted: decided.length - spam, fingerprint };
}

/** Leads that wait for a decision, newest first. */
export async function readUndecided(payload: Payload, most: number): Promise<DecidedLead[]> {
  const { docs } = await payload.db.find<DecidedLead>({
    collection: 'leads',
    where: {
      and: [IS_READ, { state: { in: [...UNDECIDED] } }],
    },
    select: READ,
    sort: '-id',
    limit: most,
    pagination: false,
  });
  return docs;
}
