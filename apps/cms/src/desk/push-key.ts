import { createECDH, hkdfSync } from 'node:crypto';
import { bareAddress } from '../platform/outbox/mail.ts';
import { env } from '../platform/process/env.ts';

/** The pair of keys by which push services know this installation (VAPID), as base64url. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
  /** How the operator of a push service reaches us. */
  subject: string;
}

const made = new Map<string, PushKey>();

/**
 * Our key for Web Push. It is derived from PAYLOAD_SECRET, so that every process of the installation
 * and every restored copy has the same one, and there is no further secret to store.
 */
export function pushKey(): PushKey {
  const { PAYLOAD_SECRET } = env;
  const known = made.get(PAYLOAD_SECRET) ?? derive(PAYLOAD_SECRET);
  made.set(PAYLOAD_SECRET, known);
  return known;
}

function derive(secret: string): PushKey {
  const pair = createECDH('prime256v1');
  for (let nth = 0; ; nth += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, 'web push', `vapid ${nth}`, 32));
    try {
      pair.setPrivateKey(bytes);
    } catch {
      // One of four billion numbers is none of the curve: the next one is taken.
      continue;
    }
    return {
      publicKey: pair.getPublicKey('base64url'),
      // Node leaves leading zeros out of a private key; these bytes have them.
      privateKey: bytes.toString('base64url'),
      subject: `mailto:${env.ADMIN_EMAIL ?? bareAddress(env.MAIL_FROM)}`,
    };
  }
}
