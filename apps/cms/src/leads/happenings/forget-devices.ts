import type { CollectionBeforeDeleteHook } from 'payload';

/** With an account go its devices, and what waits for them. */
export const forgetDevices: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { db } = req.payload;
  const { docs } = await db.find<{ id: number }>({
    collection: 'push-devices',
    where: { account: { equals: id } },
    select: {},
    pagination: false,
    req,
  });
  const where = { device: { in: docs.map((device) => device.id) } };
  if (docs.length > 0) await db.deleteMany({ collection: 'deliveries', where, req });
  await db.deleteMany({ collection: 'push-devices', where: { account: { equals: id } }, req });
};
