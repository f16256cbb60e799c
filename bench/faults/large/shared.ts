import { setTimeout as sleep } from 'node:timers/promises';
import { solveCaptcha } from '../../../apps/cms/src/testing/solve-captcha.ts';
import { fill, type Sent, sendForm } from '../../load/lead-client.ts';
import { findLosses } from '../../load/stored-leads.ts';
import type { Aftermath } from '../aftermath.ts';
import type { LargeGround } from './ground.ts';

const PROOFS = 10;
/** Submissions of one address (apps/cms/src/intake/submission-limits.ts): at once, and in an hour. */
const IN_A_MINUTE = 5;
const IN_AN_HOUR = 20;
const A_MINUTE = 61_000;

/** Sends one proof of work to every process at once, so many times. */
async function sendProofs({ stack, leads }: LargeGround): Promise<{ sent: Sent[]; once: number }> {
  const apis = stack.pairs.map(({ cmsAddress }) => `${cmsAddress}/api`);
  const sent: Sent[] = [];
  let once = 0;
  for (let proof = 0; proof < PROOFS; proof += 1) {
    const altcha = await solveCaptcha(await (await fetch(`${apis[0]}/captcha`)).json());
    const both = await Promise.all(apis.map((api) => sendForm(api, fill(), { altcha })));
    sent.push(...both);
    const keys = both.map(({ key }) => `'${key}'`).join(',');
    const found = leads.rows<{ verification: string }>(
      `SELECT verification FROM leads WHERE idempotency_key IN (${keys})`,
    );
    const verdicts = found.map(({ verification }) => verification).sort();
    if (verdicts.join() === 'expired,verified') once += 1;
  }
  return { sent, once };
}

/** Sends more than are allowed, in turn to every process, as one visitor. */
async function sendTooMany({ stack }: LargeGround): Promise<{ sent: Sent[]; refused: number[] }> {
  const headers = { 'x-forwarded-for': `203.0.113.${1 + Math.floor(Math.random() * 254)}` };
  const sent: Sent[] = [];
  const refused: number[] = [];
  let turn = 0;
  const send = () => {
    const { cmsAddress = '' } = stack.pairs[turn % stack.pairs.length] ?? {};
    turn += 1;
    return sendForm(`${cmsAddress}/api`, fill(), {}, headers);
  };
  while (sent.length < IN_AN_HOUR) {
    for (let at = 0; at < IN_A_MINUTE; at += 1) sent.push(await send());
    // One more than the minute allows, to each process.
    for (const _ of stack.pairs) refused.push((await send()).status);
    await sleep(A_MINUTE);
  }
  // The minute would allow them: these are refused by the hour.
  for (const _ of stack.pairs) refused.push((await send()).status);
  return { sent, refused };
}

/** LF2: what counts once, and what counts together, does so over all processes. */
export async function countedTogether(ground: LargeGround): Promise<Aftermath> {
  const proofs = await sendProofs(ground);
  const limited = await sendTooMany(ground);
  const taken = limited.sent.filter(({ status }) => status === 200).length;
  const over = limited.refused.filter((status) => status === 429).length;
  const problems = findLosses(ground.leads, [...proofs.sent, ...limited.sent]);
  if (proofs.once < PROOFS) problems.push(`${PROOFS - proofs.once} proofs did not count once.`);
  if (proofs.sent.some(({ status }) => status !== 200)) problems.push('A lead was not taken.');
  if (taken < IN_AN_HOUR) problems.push(`Only ${taken} of ${IN_AN_HOUR} were taken.`);
  if (over < limited.refused.length) problems.push(`Answered: ${limited.refused.join(', ')}.`);
  return {
    found: `${proofs.once} of ${PROOFS} proofs of work, each sent to both processes at once, verified one of two leads; of one address both took ${taken} in turn, ${IN_A_MINUTE} in a minute, and refused the ${over} that were more, the last two a minute after the ${IN_AN_HOUR}th`,
    problems,
  };
}
