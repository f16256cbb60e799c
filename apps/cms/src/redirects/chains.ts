import { comparedAddress } from '@osnowa/contract';
import { type PayloadRequest, ValidationError } from 'payload';
import type { AdminLabel } from '../fields/admin-label.ts';
import { inAdminLanguage } from '../fields/default-language.ts';
import { LABELS } from '../fields/labels.ts';
import { comparedTargets, liveAddresses } from './links/own-address.ts';

/** A redirect as far as chains are concerned; `id` is missing while it is being made. */
interface Redirect {
  id?: number;
  from?: string;
  to?: string;
}

const ITSELF: AdminLabel = {
  pl: 'Przekierowanie prowadzi do samego siebie.',
  en: 'The redirect leads to itself.',
};

const ONWARD: AdminLabel = {
  pl: 'Nowy adres sam jest przekierowany. Podaj adres, do którego ostatecznie prowadzi.',
  en: 'The new address is redirected itself. Give the address where it finally leads.',
};

const TARGET: AdminLabel = {
  pl: 'Do tego adresu prowadzi inne przekierowanie. Najpierw zmień tamto.',
  en: 'Another redirect leads to this address. Change that one first.',
};

const LIVE: AdminLabel = {
  pl: 'Pod tym adresem jest strona. Zmień jej adres albo cofnij jej publikację.',
  en: 'There is a page at this address. Change its address or unpublish it.',
};

const SAME: AdminLabel = {
  pl: 'Ten stary adres ma już przekierowanie: wielkość liter i zapis znaków nie mają znaczenia.',
  en: 'This old address is redirected already: capitals and the way letters are encoded do not matter.',
};

function refuse(path: 'from' | 'to', words: AdminLabel, req: PayloadRequest): never {
  const errors = [{ path, label: LABELS[path], message: inAdminLanguage(words, req) }];
  throw new ValidationError({ collection: 'redirects', errors, req }, req.t);
}

/** Why a redirect is refused: it would form a chain, or lead away from a page. */
export const REFUSED = { itself: ITSELF, onward: ONWARD, target: TARGET, live: LIVE } as const;

/** An address that has a page is not redirected; that of a draft, or of a page in the trash, can be. */
export async function refuseLiveAddress(from: string, req: PayloadRequest): Promise<void> {
  if ((await liveAddresses(req, [from])).has(from)) refuse('from', LIVE, req);
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
  if (taken.has(compared)) refuse('from', SAME, req);
  const targets = comparedTargets(to);
  if (targets.includes(compared)) refuse('to', ITSELF, req);
  if (targets.some((target) => taken.has(target))) refuse('to', ONWARD, req);
  const isAim = others.some((other) => comparedTargets(other.to).includes(compared));
  if (isAim) refuse('from', TARGET, req);
}
