import { z } from 'zod';

/** Where the web API answers which captcha is in force, with a challenge where it needs one. */
export const CAPTCHA_PATH = '/captcha';

/** Form fields that carry the solution of a captcha; neither is required. */
export const CAPTCHA_FIELDS = { altcha: 'altcha', recaptcha: 'googleRecaptchaToken' } as const;

/** A proof of work: find a counter whose derived key begins with the prefix. Signed, single use. */
export const workChallenge = z.strictObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    /** When it is no longer accepted, in seconds since 1970. */
    expiresAt: z.number(),
  }),
  signature: z.string(),
});

/**
 * `GET /captcha`. With `altcha` the form field of that name carries the base64 of the JSON
 * `{challenge: {parameters, signature}, solution: {counter, derivedKey}}`.
 */
export const captchaReply = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('altcha'), challenge: workChallenge }),
  z.strictObject({ kind: z.literal('recaptcha') }),
  z.strictObject({ kind: z.literal('none') }),
]);

/** Which captcha is in force. */
export type CaptchaReply = z.infer<typeof captchaReply>;
