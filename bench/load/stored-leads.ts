import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { digest, type Sent } from './client.ts';

type Row = { reference: string; key: string; id: number; messages: number };

/** Store of leads and their files. */
export type LeadStore = {
  rows<Found>(query: string): Found[];
  /** The bytes of a file under its stored name, or `null`. */
  bytes(file: string): Buffer | null;
};

/** The SQLite database of a data folder. */
export function openDatabase(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'osnowa.db'));
}

/** The leads of a data folder: SQLite and a folder of files. */
export function leadsIn(dataDir: string): LeadStore {
  return {
    rows<Found>(query: string) {
      const database = openDatabase(dataDir);
      try {
        return database.prepare(query).all() as Found[];
      } finally {
        database.close();
      }
    },
    bytes(file) {
      const path = join(dataDir, 'attachments', file);
      return existsSync(path) ? readFileSync(path) : null;
    },
  };
}

/** The leads of a PostgreSQL database; `bytes` finds their files. */
export function leadsInPostgres(databaseUrl: string, bytes: LeadStore['bytes']): LeadStore {
  return {
    rows<Found>(query: string) {
      const asJson = `SELECT coalesce(json_agg(found), '[]') FROM (${query}) AS found`;
      const answer = execFileSync('psql', [databaseUrl, '-Atc', asJson], { encoding: 'utf8' });
      return JSON.parse(answer) as Found[];
    },
    bytes,
  };
}

/** Every stored lead, with the number of messages it has caused. */
export function storedLeads({ rows }: LeadStore): Row[] {
  return rows(
    `SELECT id, reference, idempotency_key AS key,
       (SELECT count(*) FROM messages WHERE lead_id = leads.id) AS messages FROM leads`,
  );
}

type StoredFile = { lead: number; file: string; sha256: string };

/**
 * Compares acknowledged leads with stored ones: lead, both messages, and the bytes of each
 * file; and whether any form became two leads.
 * @param messages how many messages a lead may have
 * @returns the differences, line by line
 */
export function findLosses(
  store: LeadStore,
  sent: readonly Sent[],
  messages: readonly number[] = [2],
): string[] {
  const leads = storedLeads(store);
  const byKey = new Map(leads.map((lead) => [lead.key, lead]));
  const attached = store.rows<StoredFile>('SELECT lead_id AS lead, file, sha256 FROM attachments');
  const files = Map.groupBy(attached, ({ lead }) => lead);
  const problems = leads.length > byKey.size ? ['A form was stored twice.'] : [];
  for (const { key, status, reference, file } of sent) {
    if (status !== 200) continue;
    const lead = byKey.get(key);
    if (!lead || lead.reference !== reference) problems.push(`${reference} is lost.`);
    else if (!messages.includes(lead.messages))
      problems.push(`${reference} has ${lead.messages} messages.`);
    else if (file) problems.push(...fileProblems(store, files.get(lead.id) ?? [], file, lead));
  }
  return problems;
}

function fileProblems(
  store: LeadStore,
  stored: readonly StoredFile[],
  sent: Buffer,
  { reference }: Row,
): string[] {
  const [first] = stored;
  const bytes = first ? store.bytes(first.file) : null;
  if (!first || !bytes || stored.length > 1) return [`${reference} misses its file.`];
  const same = digest(bytes) === digest(sent) && first.sha256 === digest(sent);
  return same ? [] : [`${reference} has another file.`];
}
