import type { Payload } from 'payload';
import { spellingsOf } from '../database/mail-spellings.ts';
import type { InTransaction } from '../database/writes/transaction.ts';

/** Deletes saved views of the inbox whose filter names an e-mail address, in any letter case. */
export async function removeSavedViewsWith(
  payload: Payload,
  mail: string,
  req: InTransaction,
): Promise<void> {
  const { docs } = await payload.db.find<{ id: number; where?: unknown }>({
    collection: 'payload-query-presets',
    select: { where: true },
    pagination: false,
    req,
  });
  const spellings = spellingsOf(mail);
  const theirs = docs
    .filter(({ where }) => {
      const filter = JSON.stringify(where ?? '').toLowerCase();
      return spellings.some((one) => filter.includes(one));
    })
    .map(({ id }) => id);
  if (theirs.length === 0) return;
  const where = { id: { in: theirs } };
  await payload.db.deleteMany({ collection: 'payload-query-presets', where, req });
}
