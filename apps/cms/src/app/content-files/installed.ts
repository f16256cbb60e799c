import type { CollectionSlug, Payload } from 'payload';
import { INSTALLED_AS } from '../../reads/company.ts';
import { LOADING_ORDER, SETTINGS } from './read-content.ts';

/** Records from which content files a document was loaded. */
export type Origin = 'demo' | 'starter';

/** A document that content files were loaded into. */
interface Entry {
  from: Origin;
  /** Time of its last change, right after loading. */
  changed: string;
}

/** The loaded documents, in the order of loading; see `keyOf`. */
export type Installed = Map<string, Entry>;

/** When each document was changed last, drafts included. */
export type Changes = ReadonlyMap<string, string>;

/** A first start loads the demo and creates the first account within this time. */
const FIRST_START_MS = 60 * 60 * 1000;

/** Names a document in the record; there is one document of settings. */
export function keyOf(kind: string, id?: number): string {
  return kind === SETTINGS || id === undefined ? kind : `${kind} ${id}`;
}

/** Collection and id in a key of `keyOf`. */
export function placeOf(key: string): { kind: string; id: number } {
  const [kind = '', id = ''] = key.split(' ');
  return { kind, id: Number(id) };
}

/** Reads the time of each document's last change. */
export async function readChanges(payload: Payload): Promise<Changes> {
  const changes = new Map<string, string>();
  for (const kind of LOADING_ORDER.filter((one) => one !== SETTINGS)) {
    const collection = kind as CollectionSlug;
    const options = { collection, draft: true, depth: 0, pagination: false } as const;
    const { docs } = await payload.find({ ...options, select: { updatedAt: true } });
    for (const { id, updatedAt } of docs as { id: number; updatedAt: string }[]) {
      changes.set(keyOf(kind, id), updatedAt);
    }
  }
  const settings = await payload.findGlobal({ slug: SETTINGS, depth: 0 });
  if (settings.companyName) changes.set(SETTINGS, String(settings.updatedAt));
  return changes;
}

/**
 * The loaded documents of a database of an older version, which stored no record. Before the first
 * account existed, only the loader could change anything.
 */
async function installedByFirstStart(payload: Payload, changes: Changes): Promise<Installed> {
  const accounts = await payload.find({ collection: 'users', sort: 'createdAt', limit: 1 });
  const first = accounts.docs[0];
  if (!first) return new Map();
  const until = Date.parse(first.createdAt);
  const loaded = [...changes].filter(([, changed]) => {
    const age = until - Date.parse(changed);
    return age >= 0 && age < FIRST_START_MS;
  });
  return new Map(loaded.map(([key, changed]) => [key, { from: 'demo', changed }]));
}

/** Reads the record of this database. */
export async function readInstalled(payload: Payload, changes: Changes): Promise<Installed> {
  const stored = await payload.kv.get<[string, Entry][]>(INSTALLED_AS);
  return stored ? new Map(stored) : installedByFirstStart(payload, changes);
}

/** Stores the record. */
export async function saveInstalled(payload: Payload, installed: Installed): Promise<void> {
  await payload.kv.set(INSTALLED_AS, [...installed]);
}

/** Whether a document is unchanged since it was loaded. */
export function isUntouched(installed: Installed, changes: Changes, key: string): boolean {
  const entry = installed.get(key);
  return entry !== undefined && entry.changed === changes.get(key);
}
