import type { CollectionConfig, Field } from 'payload';
import { deniedToAll } from '../../leads/access.ts';

/**
 * Sign-in data of accounts. Rows of their own, not fields of the account: Payload writes the whole
 * account at each sign-in, and would undo another request's change. Only the endpoints of
 * access/accounts read or change them.
 */
const forSigningIn = {
  admin: { hidden: true },
  access: { create: deniedToAll, read: deniedToAll, update: deniedToAll, delete: deniedToAll },
  lockDocuments: false,
} as const satisfies Partial<CollectionConfig>;

/** Empty once the account is deleted, so that no later account with its number inherits the row. */
const account: Field = { name: 'account', type: 'relationship', relationTo: 'users', index: true };

/** The app that shows an account's codes, and the last code that was used. */
const secondFactors: CollectionConfig = {
  ...forSigningIn,
  slug: 'second-factors',
  fields: [
    { ...account, unique: true },
    // Encrypted with the key of PAYLOAD_SECRET.
    { name: 'secret', type: 'text', required: true },
    // From the first code on that the person confirmed it with.
    { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
    // Number of the half minute whose code was used last: no code counts twice.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
  ],
};

/** Recovery codes that have not been used, as hashes. */
const recoveryCodes: CollectionConfig = {
  ...forSigningIn,
  slug: 'recovery-codes',
  fields: [account, { name: 'hash', type: 'text', required: true, unique: true }],
};

/** Passkeys: public keys of devices that sign a person in. */
const passkeys: CollectionConfig = {
  ...forSigningIn,
  slug: 'passkeys',
  fields: [
    account,
    { name: 'name', type: 'text', required: true },
    { name: 'credential', type: 'text', required: true, unique: true },
    { name: 'publicKey', type: 'text', required: true },
    { name: 'counter', type: 'number', required: true },
    { name: 'transports', type: 'json' },
    { name: 'usedAt', type: 'date' },
  ],
};

/** Browsers that an account has signed in from, by the hash of their cookie. */
const knownDevices: CollectionConfig = {
  ...forSigningIn,
  slug: 'known-devices',
  fields: [
    account,
    { name: 'token', type: 'text', required: true, unique: true },
    // The language of the back office there: a mail to the account is written in it.
    { name: 'language', type: 'text', required: true },
    { name: 'usedAt', type: 'date', required: true },
  ],
};

/** Records of signing in, next to the accounts. */
export const signInRecords = [secondFactors, recoveryCodes, passkeys, knownDevices];
