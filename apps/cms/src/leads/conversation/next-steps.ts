import type { FormType } from '@osnowa/contract';
import type { DateFieldValidation, Payload } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { wakeMailWorker } from '../../outbox/mail-workers.ts';
import { newMessage } from '../../outbox/outbox.ts';

const PAST: AdminLabel = {
  pl: 'Ten termin już minął. Wybierz późniejszy.',
  en: 'This time has passed. Choose a later one.',
};

const NO_TIME: AdminLabel = {
  pl: 'Wybierz dzień i godzinę.',
  en: 'Choose a day and a time.',
};

const NO_STEP: AdminLabel = {
  pl: 'Napisz, co jest do zrobienia w tym terminie.',
  en: 'Say what is to be done at this time.',
};

/** A next step is planned for the future. One whose time has come meanwhile stays as it is. */
export const inTheFuture: DateFieldValidation = (value, { previousValue, req, siblingData }) => {
  if (!value) return true;
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) return inAdminLanguage(NO_TIME, req);
  const before = previousValue ? new Date(previousValue).getTime() : null;
  if (time === before) return true;
  if (time <= Date.now()) return inAdminLanguage(PAST, req);
  const { nextStep } = siblingData as { nextStep?: string | null };
  return nextStep?.trim() ? true : inAdminLanguage(NO_STEP, req);
};

/** How far back missed reminders are made up for, in ms: over a long weekend without a server. */
const LOOK_BACK = 4 * 24 * 60 * 60_000;

/** Leads of one look; more than these are reminded of at the next one. */
const AT_ONCE = 200;

interface Due {
  id: number;
  formType: FormType;
  nextStepAt: string;
}

/**
 * Puts a reminder into the outbox for each next step whose time has come. Lead and time are its
 * unique key, so that of two processes, or after a restart, one mail is made.
 * @returns how many were made by this call
 */
export async function remindOfSteps(payload: Payload, now: Date): Promise<number> {
  const { docs } = await payload.db.find<Due>({
    collection: 'leads',
    where: {
      and: [
        { nextStepAt: { less_than_equal: now.toISOString() } },
        { nextStepAt: { greater_than: new Date(now.getTime() - LOOK_BACK).toISOString() } },
        { state: { not_in: ['spam', 'quarantined', 'merged'] } },
      ],
    },
    sort: '-nextStepAt',
    select: { formType: true, nextStepAt: true },
    limit: AT_ONCE,
    pagination: false,
  });
  if (docs.length === 0) return 0;
  const known = await knownKeys(payload, docs.map(keyOf));
  const made: boolean[] = [];
  for (const due of docs.filter((each) => !known.has(keyOf(each)))) {
    made.push(await remind(payload, due, now));
  }
  const count = made.filter(Boolean).length;
  if (count > 0) wakeMailWorker(payload);
  return count;
}

function keyOf({ id, nextStepAt }: Due): string {
  return `next-step-${id}-${Date.parse(nextStepAt)}`;
}

async function knownKeys(payload: Payload, keys: readonly string[]): Promise<Set<string>> {
  const { docs } = await payload.db.find<{ onceKey: string }>({
    collection: 'messages',
    where: { onceKey: { in: [...keys] } },
    select: { onceKey: true },
    pagination: false,
  });
  return new Set(docs.map(({ onceKey }) => onceKey));
}

async function remind(payload: Payload, due: Due, now: Date): Promise<boolean> {
  const { id: lead, formType } = due;
  const onceKey = keyOf(due);
  const message = newMessage({ kind: 'reminder', formType, lead, at: now.toISOString() });
  try {
    const data = { ...message, onceKey };
    await payload.db.create({ collection: 'messages', data, returning: false });
    return true;
  } catch (error) {
    // Another process was faster: the database takes a key once.
    if ((await knownKeys(payload, [onceKey])).size > 0) return false;
    throw error;
  }
}
