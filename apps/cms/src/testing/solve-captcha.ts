import { captchaReply } from '@osnowa/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * Works as a browser does.
 * @param reply parsed JSON of the captcha's route
 * @returns the field `altcha` of a form
 * @throws Error when the captcha in force is no proof of work
 */
export async function solveCaptcha(reply: unknown): Promise<string> {
  const captcha = captchaReply.parse(reply);
  if (captcha.kind !== 'altcha') throw new Error('There is no proof of work.');
  const { challenge } = captcha;
  const payload = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
