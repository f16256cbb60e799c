import { comparedAddress } from '@osnowa/contract';
import { type PayloadRequest, ValidationError } from 'payload';
import { label, type Words, wordsFor } from '../kit/words.ts';
import { comparedTargets, liveAddresses } from './checks/own-address.ts';

/** A redirect as far as chains are concerned; `id` is missing while it is being made. */
interface Redirect {
  id?: number;
  from?: string;
  to?: string;
}

/** Why a redirect is refused: it would form a chain, or lead away from a page. */
export type Reason = keyof Words['redirectRules']['chains'];

function refuse(path: 'from' | 'to', reason: Reason, req: PayloadRequest): never {
  const message = wordsFor(req).redirectRules.chains[reason];
  const errors = [{ path, label: label((w) => w.fields[path]), message }];
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t);
}

/** An address that has a page is not redirected; that of a draft, or of a page in the trash, can be. */
export async function refuseLiveAddress(from: string, req: PayloadRequest): Promise<void> {
  if ((await liveAddresses(req, [from])).has(from)) refuse('from', 'live', req);
}

/**
 * Visitors and search engines take one hop: a redirect to itself, to a redirected address, or from
 * an address that others are sent to, is refused. So no loop can come about.
 */
export async function refuseRedirectChain(redirect: Redirect, req: PayloadRequest): Promise<void> {
  const { id, from = '', to = '' } = redirect;
  const { docs } = await req.payload.db.find<{ id: number; from: string; to: string }>({
    collection: 'redirects',
    where: { deletedAt: { exists: false } },
    select: { from: true, to: true },
    pagination: false,
    req,
  });
  const others = docs.filter((other) => other.id !== id);
  const compared = comparedAddress(from);
  const taken = new Set(others.map((other) => comparedAddress(other.from)));
  if (taken.has(compared)) refuse('from', 'same', req);
  const targets = comparedTargets(to);
  if (targets.includes(compared)) refuse('to', 'itself', req);
  if (targets.some((target) => taken.has(target))) refuse('to', 'onward', req);
  const isAim = others.some((other) => comparedTargets(other.to).includes(compared));
  if (isAim) refuse('from', 'target', req);
}
