import { z } from 'zod';

/** Form fields with the solution of a captcha; both are optional. */
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
    /** End of its validity, in seconds since 1970. */
    expiresAt: z.number(),
  }),
  signature: z.string(),
});

/**
 * The captcha in use, with a challenge if it needs one. With `altcha` the form field of that name holds the base64 of the JSON
 * `{challenge: {parameters, signature}, solution: {counter, derivedKey}}`.
 */
export const captchaReply = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('altcha'), challenge: workChallenge }),
  z.strictObject({ kind: z.literal('recaptcha') }),
  z.strictObject({ kind: z.literal('none') }),
]);

/** The captcha in use. */
export type CaptchaReply = z.infer<typeof captchaReply>;
