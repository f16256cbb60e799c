import { sentencesOf } from '../../sections/product/price-parts.ts';

/** An element's description, and its price if that is the last sentence: "Od 28 000 zł netto". */
export function priceApart(text: string): { about: string; price: string | null } {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  if (sentences.length < 2 || !/\d/.test(last)) return { about: text, price: null };
  return { about: sentences.slice(0, -1).join(' '), price: last.replace(/\.$/, '') };
}
