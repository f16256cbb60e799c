import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const cbor = {
  text: (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]),
  bytes: (value: Buffer) =>
    Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]),
};
/** As browsers write bytes. */
export const encoded = (value: Buffer | string) => Buffer.from(value).toString('base64url');
const hash = (value: Buffer | string) => createHash('sha256').update(value).digest();

/** A device that keeps a passkey for `localhost`, with the browser in front of it. */
export class SoftwareDevice {
  readonly id = randomBytes(16);
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject };
  counter = 0;

  constructor(keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })) {
    this.#keys = keys;
  }

  #data(extra = Buffer.alloc(0), flags = 0x05): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([hash('localhost'), Buffer.from([flags]), count, extra]);
  }

  #client(type: string, challenge: string, origin = 'http://localhost:3001'): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** A new passkey for this host, as the browser sends it. */
  register(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = (value: string) =>
      Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, 'base64url')]);
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const key = Buffer.concat([
      Buffer.from('a501020326200121', 'hex'),
      point(x),
      Buffer.from([0x22]),
      point(y),
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      key,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cbor.text('fmt'),
      cbor.text('none'),
      cbor.text('attStmt'),
      Buffer.from([0xa0]),
      cbor.text('authData'),
      cbor.bytes(this.#data(credential, 0x45)),
    ]);
    return this.#answer({
      clientDataJSON: encoded(this.#client('webauthn.create', challenge)),
      attestationObject: encoded(attestationObject),
    });
  }

  /**
   * Signs in.
   * @param flags 5: the device has checked a fingerprint, a face or its PIN; 1: a touch only
   */
  sign(challenge: string, { flags = 0x05, origin }: { flags?: number; origin?: string } = {}) {
    this.counter += 1;
    const client = this.#client('webauthn.get', challenge, origin);
    const data = this.#data(undefined, flags);
    const signature = sign('sha256', Buffer.concat([data, hash(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: encoded(client),
      authenticatorData: encoded(data),
      signature: encoded(signature),
    });
  }

  #answer(response: object) {
    const id = encoded(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
