import { instantOf } from '@osnowa/contract';
import { eq, lte } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { seesLeads } from '../accounts/access.ts';
import { endpoint, hiddenUnless, refusal } from '../kit/endpoint.ts';
import { officeAt } from '../leads/deadlines/office-hours.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { countStored } from '../platform/database/stored.ts';

/** Snoozes a lead until a day (`YYYY-MM-DD`) begins at the company, or ends that (`null`). */
export const snoozeLead = endpoint({
  path: '/:id/snooze',
  method: 'post',
  who: hiddenUnless(seesLeads),
  body: z.object({ until: z.iso.date().nullable() }),
  run: async (req, { until }) => {
    const { payload, routeParams } = req;
    const own = { id: String(routeParams?.id), depth: 0, overrideAccess: false, req };
    const { id } = await payload.findByID({ collection: 'leads', ...own });
    const now = new Date();
    const { timeZone } = await officeAt(payload, now);
    const begins = until ? instantOf(Date.parse(until), timeZone) : null;
    if (begins && begins <= now) throw refusal(req, (w) => w.leadRules.nextSteps.past);
    const { leads } = tablesOf(payload);
    const snoozedUntil = begins?.toISOString() ?? null;
    await queryBuilder(payload).update(leads).set({ snoozedUntil }).where(eq(leads.id, id));
    return {};
  },
});

/** Brings leads back into the inbox whose day has begun. */
export async function endSnoozes(payload: Payload, now: Date): Promise<void> {
  const time = now.toISOString();
  // A look each minute writes nothing as a rule.
  const due = await countStored(payload, 'leads', { snoozedUntil: { less_than_equal: time } });
  if (due === 0) return;
  const { leads } = tablesOf(payload);
  const ended = lte(leads.snoozedUntil, time);
  await queryBuilder(payload).update(leads).set({ snoozedUntil: null }).where(ended);
}
