import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import { contentChanges } from '../changes/content-changes.ts';
import { pathOf } from './chains.ts';

/** A page that stands at another address now; both are paths without a language. */
export interface Move {
  from: string;
  to: string;
}

interface Stored {
  id: number;
  from: string;
  to: string;
}

/** Path without the prefix of its language. */
function bare(path: string): string {
  const prefixes = LOCALE_CODES.map((code) => LOCALES[code].prefix || `/${code}`);
  const prefix = prefixes.find((one) => path === one || path.startsWith(`${one}/`));
  return prefix === undefined ? path : path.slice(prefix.length) || '/';
}

async function storedRedirects(req: PayloadRequest): Promise<Stored[]> {
  const table = { collection: 'redirects', pagination: false, req } as const;
  return (await req.payload.db.find<Stored>(table)).docs;
}

/** Where visitors of a language-free path are sent in some language; `null` without a redirect. */
export async function redirectAt(path: string, req: PayloadRequest): Promise<string | null> {
  const found = (await storedRedirects(req)).find(({ from }) => bare(from) === path);
  if (!found) return null;
  const target = pathOf(found.to);
  return target === null ? found.to : bare(target);
}

/**
 * Leads visitors from the old addresses to the new ones, in one hop: redirects that lead to an old
 * address lead to the new one from now on, and those that stand at a new address go.
 */
export async function leaveRedirects(moves: readonly Move[], req: PayloadRequest): Promise<void> {
  const { db } = req.payload;
  const updatedAt = new Date().toISOString();
  const stored = await storedRedirects(req);
  for (const { from, to } of moves) {
    for (const { id, ...old } of stored) {
      if (bare(old.from) === to) {
        await db.deleteOne({ collection: 'redirects', where: { id: { equals: id } }, req });
      } else if (old.from === from || targetsOf(old.to).includes(from)) {
        const target = old.from === from ? to : old.to.replace(from, to);
        await db.updateOne({ collection: 'redirects', id, data: { to: target, updatedAt }, req });
      }
    }
    if (stored.some((old) => old.from === from)) continue;
    const data = { from, to, status: '301', hits: 0, createdAt: updatedAt, updatedAt };
    await db.create({ collection: 'redirects', data, req });
  }
  await notifySites(req);
}

/** Removes the redirects that lead to a page which has been deleted. */
export async function removeRedirectsTo(path: string, req: PayloadRequest): Promise<void> {
  const found = (await storedRedirects(req)).filter(({ to }) => targetsOf(to).includes(path));
  if (found.length === 0) return;
  for (const { id } of found) {
    await req.payload.db.deleteOne({ collection: 'redirects', where: { id: { equals: id } }, req });
  }
  await notifySites(req);
}

async function notifySites(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  const change = { source: 'redirects', tags: ['redirects'] };
  await contentChanges(req.payload).record(change, transaction);
}

function targetsOf(to: string): string[] {
  const path = pathOf(to);
  return path === null ? [] : [bare(path)];
}
