import { setTimeout as sleep } from 'node:timers/promises';
import { fill, type Sent, sendUntilTaken } from '../../load/lead-client.ts';
import { askAtPace, type Paced } from '../../load/paced-client.ts';
import { findLosses } from '../../load/stored-leads.ts';
import type { LargeGround } from './ground.ts';

/** Pages of every language, each with content of the CMS. */
const PAGES = ['/', '/en', '/de', '/contact', '/services', '/blog', '/en/contact', '/de/services'];
const LEADS_A_SECOND = 5;
/** A form is sent again so many times: as long as a process, or its database, is away. */
const TRIES = 100;
/** A fifth of the leads has a file of so many bytes. */
const FILE_BYTES = 20_000;
const MAILED_WITHIN_S = 120;

/** What was asked of the shape while something was done to it. */
export type Load<Result> = { pages: Paced[]; sent: Sent[]; result: Result };

/** Asks for pages and sends leads, both by the proxy, while `work` runs. */
export async function underLoad<Result>(
  { stack }: LargeGround,
  pagesPerSecond: number,
  work: () => Promise<Result>,
): Promise<Load<Result>> {
  let isOver = false;
  const leads = sendLeads(`${stack.cmsAddress}/api`, () => isOver);
  const asking = (async () => {
    const all: Paced[] = [];
    while (!isOver) {
      const pace = { address: stack.siteAddress, paths: PAGES, connections: 16, seconds: 5 };
      all.push(...(await askAtPace({ ...pace, perSecond: pagesPerSecond })));
    }
    return all;
  })();
  const result = await work().finally(() => {
    isOver = true;
  });
  const [sent, pages] = await Promise.all([leads, asking]);
  return { sent, pages, result };
}

async function sendLeads(api: string, isOver: () => boolean): Promise<Sent[]> {
  const sending: Promise<Sent>[] = [];
  while (!isOver()) {
    sending.push(sendUntilTaken(api, fill(Math.random() < 0.2 ? FILE_BYTES : 0), TRIES));
    await sleep(1_000 / LEADS_A_SECOND);
  }
  return Promise.all(sending);
}

/** Counts the pages that were not answered 200, by their status. */
export function failedPages(pages: readonly Paced[]): string[] {
  const failed = pages.filter(({ status }) => status !== 200);
  const counts = Map.groupBy(failed, ({ status }) => status);
  return [...counts].map(([status, all]) => `${all.length} pages were answered ${status}.`);
}

/** What is wrong with the leads of a trial, and with their mails once all have left. */
export async function lossesOf(ground: LargeGround, sent: readonly Sent[]): Promise<string[]> {
  const waiting = `SELECT count(*) AS left FROM messages WHERE state IN ('pending', 'sending')`;
  for (let wait = 0; wait < MAILED_WITHIN_S; wait += 1) {
    const [row] = ground.leads.rows<{ left: number }>(waiting);
    if (row?.left === 0) break;
    await sleep(1_000);
  }
  const problems = findLosses(ground.leads, sent);
  const refused = sent.filter(({ status }) => status !== 200).length;
  if (refused > 0) problems.push(`${refused} forms were never taken.`);
  return [...problems, ...mailProblems(ground, sent)];
}

/** Each sender got one confirmation, by its identity, and no mail has two identities. */
function mailProblems(ground: LargeGround, sent: readonly Sent[]): string[] {
  const identitiesOf = new Map<string, Set<string | undefined>>();
  for (const { recipients, mail } of ground.sink.deliveries) {
    for (const one of recipients.filter((address) => address.endsWith('@klient.example'))) {
      identitiesOf.set(one, (identitiesOf.get(one) ?? new Set()).add(mail.messageId));
    }
  }
  const problems: string[] = [];
  const two = [...identitiesOf.values()].filter(({ size }) => size > 1).length;
  if (two > 0) problems.push(`${two} senders got two different confirmations.`);
  const without = sent.filter(
    ({ key }) => !identitiesOf.has(`a${key.replaceAll('-', '')}@klient.example`),
  );
  if (without.length > 0) problems.push(`${without.length} senders got no confirmation.`);
  const [row] = ground.leads.rows<{ count: number }>('SELECT count(*) AS count FROM messages');
  const different = differentMails(ground);
  if (different > (row?.count ?? 0)) problems.push(`${different} different mails were delivered.`);
  return problems;
}

function differentMails({ sink }: LargeGround): number {
  return new Set(sink.deliveries.map(({ mail }) => mail.messageId)).size;
}

/** Mails that were delivered a second time, with the identity of the first. */
export function deliveredTwice(ground: LargeGround): number {
  return ground.sink.deliveries.length - differentMails(ground);
}
