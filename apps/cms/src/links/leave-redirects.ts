import { comparedAddress, LOCALE_CODES, LOCALES } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import { contentChanges } from '../publishing/content-changes.ts';
import { pathOf } from './checks/own-address.ts';

/** A page that has another address now; both are paths without a language. */
export interface Move {
  from: string;
  to: string;
}

interface Stored {
  id: number;
  /** As addresses are compared. */
  from: string;
  to: string;
  deletedAt?: string | null;
}

function bare(path: string): string {
  const prefixes = LOCALE_CODES.map((code) => LOCALES[code].prefix || `/${code}`);
  const prefix = prefixes.find((one) => path === one || path.startsWith(`${one}/`));
  return prefix === undefined ? path : path.slice(prefix.length) || '/';
}

async function storedRedirects(req: PayloadRequest): Promise<Stored[]> {
  const table = { collection: 'redirects', pagination: false, req } as const;
  const { docs } = await req.payload.db.find<Stored>(table);
  return docs.map((one) => ({ ...one, from: comparedAddress(one.from) }));
}

/**
 * Where visitors of a language-free path are sent in some language; `null` without a redirect, or
 * while it is in the trash.
 */
export async function redirectAt(path: string, req: PayloadRequest): Promise<string | null> {
  const found = (await storedRedirects(req)).find(
    ({ deletedAt, from }) => !deletedAt && bare(from) === path,
  );
  if (!found) return null;
  const target = pathOf(found.to);
  return target === null ? found.to : bare(target);
}

/**
 * Redirects visitors from the old addresses to the new ones, in one hop: redirects to an old
 * address lead to the new one from now on, and those at a new address are removed.
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
        const isHere = old.from === from;
        const target = isHere ? to : old.to.replace(from, to);
        // A redirect in the trash with the old address is needed again.
        const data = { to: target, updatedAt, ...(isHere && { deletedAt: null }) };
        await db.updateOne({ collection: 'redirects', id, data, req });
      }
    }
    if (stored.some((old) => old.from === from)) continue;
    const data = { from, to, status: '301', hits: 0, createdAt: updatedAt, updatedAt };
    await db.create({ collection: 'redirects', data, req });
  }
  await notifySites(req);
}

/** Removes the redirects that lead to a page which has been permanently deleted. */
export async function removeRedirectsTo(path: string, req: PayloadRequest): Promise<void> {
  await remove(req, ({ to }) => targetsOf(to).includes(path));
}

/** Removes redirects in the trash whose address has a published page since. */
export async function removeTrashedAt(path: string, req: PayloadRequest): Promise<void> {
  await remove(req, ({ deletedAt, from }) => Boolean(deletedAt) && bare(from) === path);
}

type IsMeant = (redirect: Stored) => boolean;

async function remove(req: PayloadRequest, isMeant: IsMeant): Promise<void> {
  const redirects = (await storedRedirects(req)).filter(isMeant);
  for (const { id } of redirects) {
    await req.payload.db.deleteOne({ collection: 'redirects', where: { id: { equals: id } }, req });
  }
  if (redirects.some(({ deletedAt }) => !deletedAt)) await notifySites(req);
}

/** Moves the redirects that lead to a page to the trash with it. */
export async function trashRedirectsTo(
  path: string,
  deletedAt: string,
  req: PayloadRequest,
): Promise<void> {
  await setDeletedAt(req, deletedAt, (one) => !one.deletedAt && targetsOf(one.to).includes(path));
}

/**
 * Restores the redirects that were moved to the trash with a page; those that a person moved there
 * at another time stay.
 */
export async function restoreRedirectsTo(
  path: string,
  deletedAt: string,
  req: PayloadRequest,
): Promise<void> {
  const isSameTime = (time?: string | null) =>
    Boolean(time) && Date.parse(`${time}`) === Date.parse(deletedAt);
  await setDeletedAt(
    req,
    null,
    (one) => isSameTime(one.deletedAt) && targetsOf(one.to).includes(path),
  );
}

async function setDeletedAt(req: PayloadRequest, deletedAt: string | null, isMeant: IsMeant) {
  const redirects = (await storedRedirects(req)).filter(isMeant);
  if (redirects.length === 0) return;
  for (const { id } of redirects) {
    const data = { deletedAt, updatedAt: new Date().toISOString() };
    await req.payload.db.updateOne({ collection: 'redirects', id, data, req });
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
