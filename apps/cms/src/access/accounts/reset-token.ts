import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';

function hashOf(token: unknown): string {
  return createHash('sha256').update(String(token)).digest('base64url');
}

/** The link in a mail has the token of a new password, and the database its hash: a copy opens no account. */
export const hashToken: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'forgotPassword') req.context.makesResetToken = true;
  const { data } = args as { data?: { token?: unknown } };
  if (operation === 'resetPassword' && data) data.token = hashOf(data.token);
};

/** Stores the hash of the token that has just been made. */
export const storeHashOfToken: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.context.makesResetToken || !data.resetPasswordToken) return data;
  return { ...data, resetPasswordToken: hashOf(data.resetPasswordToken) };
};
