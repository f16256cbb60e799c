import { oneAtATime } from '@osnowa/http';
import type { Payload } from 'payload';
import { wakeMailWorker } from '../../outbox/mail-workers.ts';
import { repeat } from '../../process/background.ts';
import { mendCalls } from '../calls/mend-calls.ts';
import { type DeskSettings, type OpenOffice, officeAt, readDesk } from '../deadlines/office.ts';
import { activeSince } from './active-since.ts';
import { comingClosedDays } from './figures/closed-days.ts';
import { publishFigure } from './figures/publish-figure.ts';
import { replyTimes } from './figures/reply-times.ts';
import { tellStages } from './stages/tell-stages.ts';
import { assignNew } from './turns/assign.ts';
import { sendWeeklyLetter } from './weekly/weekly-letter.ts';

/** Pause between two looks, in ms: a stage is told of within it. */
const LOOK = 10_000;
/** New leads are given out after this time, in ms, many together. */
const WOKEN_AFTER = 300;
/** Delay after the start, in ms: visitors come first. */
const FIRST_LOOK_AFTER = 5_000;
/** Pages with the closed days change within this time of the settings, in ms … */
const DAYS_EVERY = 60_000;
/** … and those with reply times once an hour at most. */
const TIMES_EVERY = 60 * 60_000;

/** Gives out new leads, if people are listed for turns. @returns how many */
async function giveOut(
  payload: Payload,
  desk: DeskSettings,
  office: OpenOffice,
  now: Date,
): Promise<number> {
  const since = await activeSince(payload, 'turns', desk.turns.length > 0, now);
  return since ? assignNew(payload, desk, office, { since, now }) : 0;
}

/**
 * One look at the lead desk: gives out new leads, hands over the calls of people who will not be
 * there, tells of stages, writes the weekly letter, and publishes what the site shows. Every process
 * does it: each step is done once by the database.
 */
export async function lookAtDesk(payload: Payload, now: Date): Promise<void> {
  const desk = await readDesk(payload);
  const office = await officeAt(payload, now, desk);
  const given = await giveOut(payload, desk, office, now);
  const mended = await mendCalls(payload, office, now);
  const since = await activeSince(payload, 'stages', desk.tellsStages, now);
  const told = since ? await tellStages(payload, { office, turns: desk.turns, since, now }) : 0;
  const isWeekly = desk.sendsWeekly && (await sendWeeklyLetter(payload, office, now));
  if (given > 0 || mended > 0 || told > 0 || isWeekly) wakeMailWorker(payload);
  await publishFigure(payload, 'closed-days', {
    calculate: async () => comingClosedDays(office, now),
    every: DAYS_EVERY,
    now,
  });
  await publishFigure(payload, 'reply-times', {
    calculate: async () =>
      desk.showsReplyTimes ? replyTimes(payload, office, now) : { Times: null },
    every: TIMES_EVERY,
    now,
  });
}

/** Only gives out new leads: what a lead that just came in needs. */
async function giveOutNow(payload: Payload, now: Date): Promise<void> {
  const desk = await readDesk(payload);
  if (desk.turns.length === 0) return;
  if ((await giveOut(payload, desk, await officeAt(payload, now, desk), now)) > 0) {
    wakeMailWorker(payload);
  }
}

/**
 * What wakes the desk of each Payload. Next compiles this module once for the web API and once
 * for the back office; the table must be the same in both.
 */
const KEY = Symbol.for('osnowa.lead-desk');
const shared = globalThis as { [KEY]?: WeakMap<Payload, () => void> };

function wakers(): WeakMap<Payload, () => void> {
  shared[KEY] ??= new WeakMap();
  return shared[KEY];
}

/** Looks at the desk every ten seconds, and gives out leads when it is woken. */
export function followDesk(payload: Payload): void {
  const failure = 'The lead desk was not looked at; it is tried again.';
  const look = () => lookAtDesk(payload, new Date());
  repeat(payload, look, { every: LOOK, first: FIRST_LOOK_AFTER, failure });
  const giveOutSoon = oneAtATime(() => giveOutNow(payload, new Date()));
  let isWoken = false;
  wakers().set(payload, () => {
    if (isWoken) return;
    isWoken = true;
    setTimeout(() => {
      isWoken = false;
      giveOutSoon().catch((err: unknown) => payload.logger.error({ err, msg: failure }));
    }, WOKEN_AFTER).unref();
  });
}

/** Has this process give out new leads soon, if it does so at all. */
export function wakeDesk(payload: Payload): void {
  wakers().get(payload)?.();
}
