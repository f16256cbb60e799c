import type { CollectionSlug, PayloadRequest } from 'payload';
import { holderOf } from './in-trash.ts';

/** A number that distinguishes copies; a year has more digits, and belongs to the title. */
const NUMBERED = /^(.*[^-])-(\d{1,3})$/;

/** Whether an address is the one that a title made, with or without the number of a copy. */
export function isMadeFrom(address: string, made: string): boolean {
  return address === made || NUMBERED.exec(address)?.[1] === made;
}

/** Documents among which an address must be free: the collection, and its field with addresses. */
interface Space {
  collection: CollectionSlug;
  field: string;
}

/**
 * The first of `fair-2`, `fair-3`, … that no document has, in the trash neither.
 * @param wanted the address without a number; one that ends with a number counts on from it
 */
export async function freeAddress(
  req: PayloadRequest,
  wanted: string,
  spaces: readonly Space[],
): Promise<string> {
  const [, base = wanted, last] = NUMBERED.exec(wanted) ?? [];
  for (let number = last ? Number(last) + 1 : 2; ; number += 1) {
    const value = `${base}-${number}`;
    const holders = await Promise.all(spaces.map((space) => holderOf(req, { ...space, value })));
    if (holders.every((holder) => holder === null)) return value;
  }
}
