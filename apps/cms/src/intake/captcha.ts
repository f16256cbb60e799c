import { AppError, CAPTCHA_FIELDS, type CaptchaReply } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { Verification } from '../kit/states/states.ts';
import type { Env } from '../platform/process/env.ts';
import { type Judgement, ProofOfWork } from './proof-of-work.ts';
import { Recaptcha } from './recaptcha.ts';
import { orUnavailable } from './refusals.ts';
import { isTaken, type UsedChallenge } from './used-challenges.ts';

/** A submission as a captcha sees it. */
export interface Sender {
  /** Its common fields, the solution of a captcha perhaps among them. */
  fields: Readonly<Record<string, string | undefined>>;
  address: string | null;
  /** Name of the submission. */
  key: string;
}

/** The captcha in force. */
export interface Captcha {
  /** Whether a sender without a solution is unverified. */
  readonly isRequired: boolean;
  /** Data that a browser needs to solve it. */
  reply(): Promise<CaptchaReply>;
  /**
   * The result for a sender; `wrong` is a false proof of work. It is no reason to refuse, because
   * the secret may have changed since the page was opened.
   * @throws AppError Captcha when reCAPTCHA refuses a token
   */
  verify(sender: Sender): Promise<Verified>;
}

/** The result of a captcha for a sender, and the challenge that must be stored with the lead. */
export interface Verified {
  verification: Verification | 'wrong';
  challenge?: UsedChallenge;
}

/** reCAPTCHA when it has a key, otherwise the proof of work, unless captchas are off. */
export function createCaptcha(
  payload: Payload,
  env: Pick<Env, 'CAPTCHA' | 'PAYLOAD_SECRET' | 'RECAPTCHA_SECRET_KEY' | 'RECAPTCHA_VERIFY_URL'>,
  warn: (message: string) => void,
): Captcha {
  const { RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_VERIFY_URL: url } = env;
  if (env.CAPTCHA === 'off') return NO_CAPTCHA;
  if (secret) return recaptcha(new Recaptcha({ url, secret, warn }));
  return proofOfWork(payload, new ProofOfWork(env.PAYLOAD_SECRET));
}

const NO_CAPTCHA: Captcha = {
  isRequired: false,
  reply: async () => ({ kind: 'none' }),
  verify: async () => ({ verification: 'none' }),
};

function recaptcha(verifier: Recaptcha): Captcha {
  return {
    isRequired: true,
    reply: async () => ({ kind: 'recaptcha' }),
    verify: async ({ fields, address }) => {
      const token = fields[CAPTCHA_FIELDS.recaptcha];
      if (!token) return { verification: 'none' };
      const judgement = await verifier.judge(token, address);
      if (judgement === 'wrong') throw new AppError('Captcha', 'The captcha says no.');
      return { verification: verificationOf(judgement) };
    },
  };
}

function proofOfWork(payload: Payload, work: ProofOfWork): Captcha {
  return {
    isRequired: true,
    reply: async () => {
      const { parameters, signature = '' } = await work.challenge();
      const expiresAt = Number(parameters.expiresAt);
      return { kind: 'altcha', challenge: { parameters: { ...parameters, expiresAt }, signature } };
    },
    verify: async ({ fields, key }) => {
      const field = fields[CAPTCHA_FIELDS.altcha];
      if (!field) return { verification: 'none' };
      const judged = await work.judge(field);
      if (judged.judgement !== 'right') return { verification: judged.judgement };
      const challenge = { signature: judged.signature, until: judged.until, usedBy: key };
      if (await orUnavailable(() => isTaken(payload, challenge)))
        return { verification: 'expired' };
      return { verification: 'verified', challenge };
    },
  };
}

function verificationOf(judgement: Exclude<Judgement, 'wrong'> | 'unavailable'): Verification {
  return judgement === 'right' ? 'verified' : judgement;
}
