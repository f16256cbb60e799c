import type { CollectionBeforeDeleteHook } from 'payload';

const RECORDS = ['second-factors', 'recovery-codes', 'passkeys', 'known-devices'] as const;

/**
 * With an account everything goes that it was signed in with. Before it: afterwards its rows no
 * longer name it.
 */
export const forgetSignIn: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of RECORDS) {
    await req.payload.db.deleteMany({ collection, where: { account: { equals: id } }, req });
  }
};
