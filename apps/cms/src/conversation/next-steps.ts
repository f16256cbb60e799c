import type { FormType } from '@osnowa/contract';
import { and, eq, gt, gte, lte, notExists, notInArray } from '@payloadcms/db-sqlite/drizzle';
import type { DateFieldValidation, Payload } from 'payload';
import { wordsFor } from '../kit/words.ts';
import { APART } from '../leads/next-states.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { newMessage } from '../platform/outbox/outbox.ts';
import { wake } from '../platform/process/background.ts';

/** A next step is planned for the future. One whose time has come meanwhile stays as it is. */
export const inTheFuture: DateFieldValidation = (value, { previousValue, req, siblingData }) => {
  if (!value) return true;
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) return wordsFor(req).leadRules.nextSteps.noTime;
  const before = previousValue ? new Date(previousValue).getTime() : null;
  if (time === before) return true;
  if (time <= Date.now()) return wordsFor(req).leadRules.nextSteps.past;
  const { nextStep } = siblingData as { nextStep?: string | null };
  return nextStep?.trim() ? true : wordsFor(req).leadRules.nextSteps.noStep;
};

/** How far back missed reminders are sent later, in ms: over a long weekend without a server. */
const LOOK_BACK = 4 * 24 * 60 * 60_000;

/** Leads that are read at once. */
const AT_ONCE = 200;

interface Due {
  id: number;
  formType: FormType;
  nextStepAt: string | null;
}

/**
 * Puts a reminder into the outbox for each next step whose time has come. Lead and time are its
 * unique key, so that of two processes, or after a restart, one mail is made.
 * @returns how many were made by this call
 */
export async function remindOfSteps(payload: Payload, now: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await dueSteps(payload, now);
    let made = 0;
    for (const one of due) if (await remind(payload, one, now)) made += 1;
    count += made;
    // Where another process made them all, or a clock was turned back, the next look continues.
    if (due.length < AT_ONCE || made === 0) break;
  }
  if (count > 0) wake(payload, 'mail');
  return count;
}

/**
 * The next steps whose time has come and of which no reminder was made, oldest first. A step is
 * planned for the future, so that every reminder since its time is its own.
 */
async function dueSteps(payload: Payload, now: Date): Promise<Due[]> {
  const { leads, messages } = tablesOf(payload);
  const db = queryBuilder(payload);
  const reminded = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.lead, leads.id),
        eq(messages.kind, 'reminder'),
        gte(messages.createdAt, leads.nextStepAt),
      ),
    );
  return db
    .select({ id: leads.id, formType: leads.formType, nextStepAt: leads.nextStepAt })
    .from(leads)
    .where(
      and(
        lte(leads.nextStepAt, now.toISOString()),
        gt(leads.nextStepAt, new Date(now.getTime() - LOOK_BACK).toISOString()),
        notInArray(leads.state, [...APART]),
        notExists(reminded),
      ),
    )
    .orderBy(leads.nextStepAt, leads.id)
    .limit(AT_ONCE);
}

/** @returns whether this call wrote it: another process may have been faster */
async function remind(
  payload: Payload,
  { id: lead, formType, nextStepAt }: Due,
  now: Date,
): Promise<boolean> {
  const onceKey = `next-step-${lead}-${Date.parse(nextStepAt ?? '')}`;
  const message = newMessage({ kind: 'reminder', formType, lead, at: now.toISOString() });
  const { messages } = tablesOf(payload);
  const written = await queryBuilder(payload)
    .insert(messages)
    .values({ ...message, onceKey } as never)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return written.length > 0;
}
