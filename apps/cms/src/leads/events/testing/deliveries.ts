import type { Delivery } from '../../../platform/database/generated/payload-types.ts';
import type { TestCms } from '../../../testing/test-cms.ts';
import type { LeadEvent } from '../lead-events.ts';

/** A receiver of these events. */
export function newWebhook(
  { payload }: TestCms,
  events: LeadEvent[],
  address = 'https://crm.example/hook',
) {
  const data = { name: 'CRM', address, events, isOn: true };
  return payload.create({ collection: 'webhooks', data });
}

export async function deliveriesOf({ payload }: TestCms): Promise<Delivery[]> {
  const all = { collection: 'deliveries', sort: 'id', pagination: false, depth: 0 } as const;
  return (await payload.find(all)).docs;
}

/** Deletes all receivers and their deliveries. */
export async function clearDeliveries({ payload }: TestCms): Promise<void> {
  for (const collection of ['deliveries', 'webhooks', 'push-devices'] as const) {
    await payload.db.deleteMany({ collection, where: {} });
  }
}
