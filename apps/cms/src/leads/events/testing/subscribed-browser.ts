import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { Received } from './receiver.ts';

/** A notice that the service worker gets. */
interface Notice {
  title: string;
  body: string;
  tag: string;
  path: string;
}

/** A browser that has subscribed at a push service: it alone has the keys to its notices. */
interface SubscribedBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Reads a notice as RFC 8291 says. @throws when it was not encrypted for this browser */
  read(received: Received): Notice;
}

const info = (text: string, ...keys: Buffer[]) =>
  Buffer.concat([Buffer.from(`${text}\0`), ...keys]);

/** Subscribes a browser at this push service. */
export function subscribeBrowser(endpoint: string): SubscribedBrowser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  function read({ body }: Received): Notice {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const derive = (key: Buffer, from: Buffer, text: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, text, length));
    const shared = pair.computeSecret(theirs);
    const input = derive(shared, auth, info('WebPush: info', own, theirs), 32);
    const key = derive(input, salt, info('Content-Encoding: aes128gcm'), 16);
    const nonce = derive(input, salt, info('Content-Encoding: nonce'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with this delimiter.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint, keys }, read };
}

/**
 * Whether a request comes from the holder of a key (VAPID, RFC 8292), as a push service checks it.
 * @param publicKey that the browser subscribed with
 */
export function isFromHolder({ headers }: Received, publicKey: string, audience: string): boolean {
  const [, token = '', key] = /^vapid t=(\S+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(publicKey, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const holder = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x, y } as never,
    format: 'jwk',
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: holder, dsaEncoding: 'ieee-p1363' } as const;
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isInTime = exp > Date.now() / 1_000 && exp <= Date.now() / 1_000 + 24 * 60 * 60;
  const isSigned = verify('sha256', signed, options, Buffer.from(signature, 'base64url'));
  return key === publicKey && aud === audience && isInTime && isSigned;
}
