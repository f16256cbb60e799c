import { expect, test } from 'vitest';
import { eml } from '../conversation/inbound/testing/eml.ts';
import { inboxOf } from '../conversation/inbound/testing/inbox.ts';
import { recordAnswer } from '../leads/answered.ts';
import { officeAt } from '../leads/deadlines/office-hours.ts';
import { officeMinutes } from '../leads/deadlines/office-time.ts';
import { recordEvents } from '../leads/events/record-events.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { type Account, after, testTeam } from '../testing/test-team.ts';
import { lookAtLeads } from './lead-work.ts';

/** Two weeks with a holiday on a Wednesday, 11 November. */
const BEGIN = new Date('2026-11-02T06:00:00Z');
const DAYS = 14;
/** Leads are looked at so often here, in minutes of office time; the desk does so every ten seconds. */
const STEP = 5;
const CUSTOMERS = 40;
/** Office minutes after which people are told: half of the promised time, all of it, twice. */
const STAGES = { half: 7.5, overdue: 15, twice: 30 } as const;

/** The same numbers in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A customer as this test knows them, whatever the desk has stored. */
interface Customer {
  mail: string;
  lead: number | null;
  waits: Date | null;
  /** When a colleague answers. */
  answeredAt: Date | null;
}

const team = testTeam('PostgreSQL');

test('in a fortnight nobody waits of whom nobody was told, and nobody is told twice', async () => {
  const random = seeded(20_261_102);
  const chance = (part: number) => random() < part;
  const { payload } = team.cms;
  const colleagues: Account[] = [team.anna, team.jan];
  for (const name of ['Ola', 'Piotr']) colleagues.push(await team.account(name, 'sales'));
  const away = (from: string, to: string) => [{ from: `${from}T12:00:00Z`, to: `${to}T12:00:00Z` }];
  await team.change(team.anna.id, {
    standIn: team.jan.id,
    absences: away('2026-11-04', '2026-11-06'),
  });
  await team.change(team.jan.id, { absences: away('2026-11-06', '2026-11-09') });
  await team.set({ turns: colleagues.map(({ id }) => id), tellsStages: true });
  await lookAtLeads(payload, after(-10, BEGIN));
  const inbox = inboxOf(team.cms);
  const customers = Array.from(
    { length: CUSTOMERS },
    (_, nth): Customer => ({
      mail: `osoba${nth}@firma${nth % 7}.example`,
      lead: null,
      waits: null,
      answeredAt: null,
    }),
  );
  const leadOf = async (mail: string) =>
    (await team.cms.leads()).findLast((one) => one.mail === mail)?.id ?? null;

  /** The customer says something: by a form, a mail, or a call that nobody takes. */
  async function says(customer: Customer, now: Date): Promise<void> {
    const by = random();
    if (customer.lead === null && by < 0.5) {
      customer.lead = await team.lead(now, { mail: customer.mail });
    } else if (customer.lead === null || by < 0.8) {
      const words = `Pytanie ${crypto.randomUUID()}`;
      await inbox.offer(eml({ From: customer.mail, Subject: 'Pytanie' }, words), now);
      customer.lead ??= await leadOf(customer.mail);
    } else {
      const missed = {
        kind: 'waits',
        lead: customer.lead,
        at: now,
        facts: { how: 'call' },
      } as const;
      await inTransaction(payload, (req) => recordEvents(payload, req, [missed]));
    }
    customer.waits ??= now;
    // One of four is forgotten for hours.
    customer.answeredAt ??= after(chance(0.25) ? 60 + random() * 600 : random() * 25, now);
  }

  /** A colleague answers; one of ten answers comes back, and is given again. */
  async function answers(customer: Customer, now: Date): Promise<void> {
    const lead = customer.lead ?? 0;
    const author = colleagues[Math.floor(random() * colleagues.length)]?.id ?? 0;
    const message = { id: 1_000_000 + Math.floor(random() * 1e9), author };
    await inTransaction(payload, (req) => recordAnswer(payload, lead, now, { message, req }));
    customer.waits = null;
    customer.answeredAt = null;
    if (!chance(0.1)) return;
    const returned = { kind: 'returned', lead, at: after(1, now) } as const;
    await inTransaction(payload, (req) => recordEvents(payload, req, [returned]));
    customer.waits = after(1, now);
    customer.answeredAt = after(40, now);
  }

  /** Stages of which people should have been told for at least so long, and were not; and doubles. */
  async function faults(now: Date): Promise<string[]> {
    const office = await officeAt(payload, now);
    const events = await team.cms.payload.find({
      collection: 'lead-events',
      where: { kind: { in: Object.keys(STAGES) } },
      pagination: false,
      depth: 0,
    });
    const found: string[] = [];
    for (const { mail, lead, waits } of customers) {
      if (lead === null || waits === null) continue;
      const minutes = officeMinutes(waits, now, office);
      for (const [stage, limit] of Object.entries(STAGES)) {
        const told = events.docs.filter(
          (one) => one.lead === lead && one.kind === stage && Date.parse(one.at) >= waits.getTime(),
        );
        const isDue = minutes > limit + 2 * STEP;
        if (isDue && told.length === 0) found.push(`${mail}: nobody was told at ${stage}`);
        if (told.length > 1) found.push(`${mail}: told ${told.length} times at ${stage}`);
      }
    }
    return found;
  }

  for (let minute = 0; minute < DAYS * 24 * 60; minute += STEP) {
    const now = after(minute, BEGIN);
    const hour = now.getUTCHours();
    const isNight = hour < 6 || hour >= 17;
    if (isNight && minute % 120 > 0) continue;
    const said = customers.filter(() => chance(isNight ? 0.0008 : 0.003));
    for (const customer of said) await says(customer, now);
    const isOpen = officeMinutes(after(-STEP, now), now, await officeAt(payload, now)) > 0;
    for (const customer of customers) {
      if (isOpen && customer.answeredAt && customer.answeredAt <= now) await answers(customer, now);
    }
    // Either process may look, or both at once; one of twenty looks does not take place.
    const looks = chance(0.05)
      ? []
      : chance(0.3)
        ? [team.cms, team.other]
        : [chance(0.5) ? team.cms : team.other];
    await Promise.all(looks.map((one) => lookAtLeads(one.payload, now)));
    if (minute % 60 === 0) expect(await faults(now), now.toISOString()).toEqual([]);
  }
  const mails = (await team.cms.messages()).filter(({ kind }) => kind in STAGES);
  const told = new Set(mails.map(({ onceKey }) => onceKey)).size;
  expect(told).toBe(mails.length);
  expect(told).toBeGreaterThan(20);
  // Nobody who was away got one on that day.
  const absent = mails.filter(
    ({ recipient, createdAt }) =>
      recipient === team.anna.email && createdAt >= '2026-11-04' && createdAt < '2026-11-06T22',
  );
  expect(absent).toEqual([]);
  const waiting = await team.cms.leads();
  const known = customers.filter(({ waits }) => waits !== null).map(({ lead }) => lead);
  expect(
    waiting
      .filter(({ waitsSince }) => waitsSince)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(known.sort());
});
