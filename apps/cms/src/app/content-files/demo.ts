import type { CollectionSlug, Payload } from 'payload';
import { env } from '../../platform/process/env.ts';
import { contentCollections } from '../collections/index.ts';
import { isUntouched, placeOf, readChanges, readInstalled, saveInstalled } from './installed.ts';
import { type Loaded, loadContent, type Progress } from './load.ts';
import { LOADING_ORDER } from './read-content.ts';
import { DEMO, PAGE_TEMPLATES, STARTER } from './source-files.ts';

/** Whether there is no content yet, not even a draft. */
async function isEmpty(payload: Payload): Promise<boolean> {
  for (const { slug } of contentCollections(env)) {
    const { totalDocs } = await payload.count({ collection: slug as CollectionSlug });
    if (totalDocs > 0) return false;
  }
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return !settings.companyName;
}

/**
 * Fills an empty database: with the demo company, or with what every site needs.
 * @returns whether it was filled; `false` when there is content already, which is never changed
 */
export async function fillEmpty(
  payload: Payload,
  origin: 'demo' | 'starter',
  say: Progress,
): Promise<boolean> {
  if (!(await isEmpty(payload))) return false;
  await loadContent(payload, origin === 'demo' ? DEMO : STARTER, origin, say);
  return true;
}

/** Where Payload's store records that the templates were loaded: a deleted one does not come back. */
const TEMPLATES_LOADED = 'page-templates';

/** Adds the templates of pages, once for each database, and after its first content. */
export async function addTemplates(payload: Payload): Promise<void> {
  if ((await payload.kv.get(TEMPLATES_LOADED)) || (await isEmpty(payload))) return;
  await loadContent(payload, PAGE_TEMPLATES, 'starter', () => undefined);
  await payload.kv.set(TEMPLATES_LOADED, true);
}

/**
 * Loads the demo company and leaves existing content as it is.
 * @returns `null` when it is there already
 */
export async function addDemo(payload: Payload, say: Progress): Promise<Loaded | null> {
  const installed = await readInstalled(payload, await readChanges(payload));
  if ([...installed.values()].some(({ from }) => from === 'demo')) return null;
  return loadContent(payload, DEMO, 'demo', say);
}

/** A document of the demo that stays. */
interface RemainingDocument {
  kind: string;
  title: string;
  why: string;
}

/** Result of removing the demo. */
export interface Removed {
  /** Number of deleted documents of each kind. */
  deleted: Map<string, number>;
  /** Pages, catalogues and settings that every site needs; they have neutral texts now. */
  neutral: number;
  remaining: RemainingDocument[];
}

const CHANGED = 'changed since it was loaded';

async function titleOf(payload: Payload, key: string): Promise<string> {
  const { kind, id } = placeOf(key);
  if (kind === key) return '';
  const collection = kind as CollectionSlug;
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin;
  const found = await payload.findByID({ collection, id, depth: 0, draft: true });
  return String(Object.entries(found).find(([name]) => name === useAsTitle)?.[1] || id);
}

/**
 * Deletes documents of one kind. One that others of its kind refer to, such as the version of a
 * picture in a language, can be deleted after them.
 * @returns why a document stays, by its id
 */
async function remove(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<unknown, string>> {
  const left = await removeOnce(payload, collection, ids);
  const isDone = left.size === 0 || left.size === ids.length;
  return isDone ? left : remove(payload, collection, [...left.keys()] as number[]);
}

/** Deletes documents in one transaction. The redirects to a page have been deleted with it. */
async function removeOnce(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<unknown, string>> {
  if (ids.length === 0) return new Map();
  const { errors } = await payload.delete({ collection, where: { id: { in: ids } }, depth: 0 });
  const fault = errors.find(({ isPublic }) => !isPublic);
  if (fault) throw new Error(`${collection} ${fault.id}: ${fault.message}`);
  // A document that is still shown is protected, and the message says where.
  return new Map(errors.map(({ id, message }) => [id, message]));
}

/**
 * Removes the demo company and nothing else. Documents that every site needs get neutral texts
 * again. Documents that an editor changed stay, with those that they show. Leads are not content.
 */
export async function removeDemo(payload: Payload): Promise<Removed | null> {
  const before = await readChanges(payload);
  const demo = [...(await readInstalled(payload, before))]
    .filter(([key, { from }]) => from === 'demo' && before.has(key))
    .map(([key]) => key);
  if (demo.length === 0) return null;
  const { replaced, remaining } = await loadContent(payload, STARTER, 'starter', () => undefined);
  const installed = await readInstalled(payload, before);
  const leaving = demo.filter((key) => !replaced.includes(key));
  const isChanged = (key: string) =>
    remaining.includes(key) || !isUntouched(installed, before, key);
  const result: Removed = { deleted: new Map(), neutral: replaced.length, remaining: [] };
  // Kinds that are loaded last refer to those loaded before them, so they are deleted first.
  for (const kind of LOADING_ORDER.toReversed()) {
    const keys = leaving.filter((key) => placeOf(key).kind === kind);
    const ids = keys.filter((key) => !isChanged(key)).map((key) => placeOf(key).id);
    const inUse = await remove(payload, kind as CollectionSlug, ids);
    for (const key of keys) {
      const why = isChanged(key) ? CHANGED : inUse.get(placeOf(key).id);
      if (why) result.remaining.push({ kind, title: await titleOf(payload, key), why });
      else result.deleted.set(kind, (result.deleted.get(kind) ?? 0) + 1);
    }
  }
  // Remaining documents belong to the owner from now on.
  for (const key of leaving) installed.delete(key);
  await saveInstalled(payload, installed);
  return result;
}
