import type { ChangeContent, QuoteContent, RealizationContent } from './domain.ts';

type Proof = NonNullable<RealizationContent['proof']>;

/** The sentence of a case study's customer; `null` unless it says whose it is. */
export function quoteOf({
  slug,
  proof,
}: Pick<RealizationContent, 'slug' | 'proof'>): QuoteContent | null {
  if (!proof?.quote || !proof.person || !proof.customer) return null;
  const { quote: words, person, role, customer, place, portrait } = proof;
  return { slug, words, person, role, customer, place, portrait };
}

/** One figure of a case study before and after; `null` unless it is whole. */
export function changeOf(proof: Proof | null) {
  if (!proof?.measure || !proof.before || !proof.after) return null;
  const { measure, before, after } = proof;
  return { measure, before, after };
}

/** That figure with the customer's name; `null` unless the case study says whose it is. */
export function namedChangeOf({
  slug,
  proof,
}: Pick<RealizationContent, 'slug' | 'proof'>): Omit<ChangeContent, 'accent'> | null {
  const change = changeOf(proof);
  if (!change || !proof?.customer) return null;
  return { slug, customer: proof.customer, place: proof.place, ...change };
}
