import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { fill, sendForm } from '../load/lead-client.ts';
import { openDatabase } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const KILLS = 25;
/** A kill leaves at most five claimed replies: so each start finds some that are free. */
const REPLIES = KILLS * 5;
/** Time for a service to have itself killed, and for the last one to send what is left, in ms. */
const A_MINUTE = 60_000;

/** A service answers within this time, in ms. */
const STARTS_WITHIN = 10_000;

/** A reply that is due, as its form leaves it. */
const WAITING_REPLY = `INSERT INTO messages
  (kind, form_type, lead_id, state, attempts, due_at, first_due_at, recipient, subject, body, created_at, updated_at)
  SELECT 'reply', form_type, id, 'pending', 0, created_at, created_at, mail, reference, ?, created_at, created_at
  FROM leads`;

const BODY = JSON.stringify({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Dzień dobry', format: 0 }] }],
  },
});

type Told = { state: string; answered: string | null; lines: number };

const TOLD = `SELECT messages.state, leads.first_answered_at AS answered,
    json_array_length(coalesce(leads.history, '[]')) AS lines
  FROM messages JOIN leads ON leads.id = messages.lead_id WHERE messages.kind = 'reply'`;

/** Puts one reply for each lead into the outbox of a service that is stopped. */
function addReplies(dataDir: string): void {
  const database = openDatabase(dataDir);
  try {
    database.prepare("UPDATE messages SET state = 'withheld'").run();
    database.prepare(WAITING_REPLY).run(BODY);
  } finally {
    database.close();
  }
}

/**
 * Has what waits, and what the killed one had claimed, leave once the next service answers: it may not
 * end before its start is seen.
 */
function holdReplies(dataDir: string): void {
  const due = new Date(Date.now() + STARTS_WITHIN).toISOString();
  const database = openDatabase(dataDir);
  try {
    database
      .prepare("UPDATE messages SET due_at = ? WHERE state IN ('pending', 'sending')")
      .run(due);
  } finally {
    database.close();
  }
}

/** F3-replies */
export async function killedWhileReplying(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const first = await ground.start(dataDir);
  for (let lead = 0; lead < REPLIES; lead += 1) await sendForm(first.api, fill());
  await first.stop();
  addReplies(dataDir);
  const sink = await startMailSink();
  const SMTP_URL = sink.url;
  for (let kill = 0; kill < KILLS; kill += 1) {
    holdReplies(dataDir);
    const doomed = await ground.start(dataDir, { SMTP_URL, FAILPOINT: 'mail-accepted' });
    await Promise.race([doomed.ended, sleep(A_MINUTE)]);
    await doomed.stop();
  }
  const told = () => ground.leads(dataDir).rows<Told>(TOLD);
  const last = await ground.start(dataDir, { SMTP_URL });
  const begun = performance.now();
  while (told().some(({ state }) => state !== 'sent') && performance.now() - begun < A_MINUTE) {
    await sleep(200);
  }
  await last.stop();
  await sink.stop();
  return aftermathOf(
    told(),
    sink.deliveries.map(({ mail }) => mail.messageId ?? ''),
  );
}

/** Every reply left with one identity, and stopped the clock of its lead once. */
function aftermathOf(told: readonly Told[], delivered: readonly string[]): Aftermath {
  const identities = new Set(delivered).size;
  const unsent = told.filter(({ state }) => state !== 'sent').length;
  const unanswered = told.filter(({ answered, lines }) => answered === null || lines !== 1).length;
  const problems = [
    ...(unsent > 0 ? [`${unsent} replies did not leave.`] : []),
    ...(identities === told.length ? [] : [`${told.length} replies had ${identities} identities.`]),
    ...(unanswered > 0 ? [`The clock of ${unanswered} leads did not stop once.`] : []),
  ];
  return {
    found: `${KILLS} kills, ${told.length} replies, ${delivered.length} deliveries of ${identities} mails`,
    problems,
  };
}
