import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { digest, type Sent } from './lead-client.ts';

type Row = { reference: string; key: string; id: number; messages: number };

/** The SQLite database of a data folder. */
export function openDatabase(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'osnowa.db'));
}

/** Copies the database of a running service over the one in another data folder. */
export function copyDatabase(from: string, to: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(join(to, `osnowa.db${end}`), { force: true });
  const database = openDatabase(from);
  try {
    database.prepare('VACUUM INTO ?').run(join(to, 'osnowa.db'));
  } finally {
    database.close();
  }
}

/** Every stored lead, with how many messages it has caused. */
export function storedLeads(dataDir: string): Row[] {
  const database = openDatabase(dataDir);
  try {
    return database
      .prepare(
        `SELECT id, reference, idempotency_key AS key,
           (SELECT count(*) FROM messages WHERE lead_id = leads.id) AS messages FROM leads`,
      )
      .all() as Row[];
  } finally {
    database.close();
  }
}

function storedFiles(dataDir: string): Map<number, { file: string; sha256: string }[]> {
  const database = openDatabase(dataDir);
  const files = new Map<number, { file: string; sha256: string }[]>();
  const rows = database.prepare('SELECT lead_id AS lead, file, sha256 FROM attachments').all();
  for (const row of rows as { lead: number; file: string; sha256: string }[]) {
    files.set(row.lead, [...(files.get(row.lead) ?? []), row]);
  }
  database.close();
  return files;
}

/**
 * Compares what was acknowledged with what is stored: lead, both messages, and the bytes of each
 * file; and whether any form became two leads.
 * @param messages how many messages a lead may have
 * @returns what is wrong, line by line
 */
export function findLosses(
  dataDir: string,
  sent: readonly Sent[],
  messages: readonly number[] = [2],
): string[] {
  const leads = storedLeads(dataDir);
  const byKey = new Map(leads.map((lead) => [lead.key, lead]));
  const files = storedFiles(dataDir);
  const problems = leads.length > byKey.size ? ['A form was stored twice.'] : [];
  for (const { key, status, reference, file } of sent) {
    if (status !== 200) continue;
    const lead = byKey.get(key);
    if (!lead || lead.reference !== reference) problems.push(`${reference} is lost.`);
    else if (!messages.includes(lead.messages))
      problems.push(`${reference} has ${lead.messages} messages.`);
    else if (file) problems.push(...fileProblems(dataDir, files.get(lead.id) ?? [], file, lead));
  }
  return problems;
}

function fileProblems(
  dataDir: string,
  stored: readonly { file: string; sha256: string }[],
  sent: Buffer,
  { reference }: Row,
): string[] {
  const [first] = stored;
  const path = join(dataDir, 'attachments', first?.file ?? '');
  if (!first || stored.length > 1 || !existsSync(path)) return [`${reference} misses its file.`];
  const same = digest(readFileSync(path)) === digest(sent) && first.sha256 === digest(sent);
  return same ? [] : [`${reference} has another file.`];
}
