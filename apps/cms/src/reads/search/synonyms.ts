/**
 * Words that visitors use for one thing, without marks, and beginnings of those that pages use for
 * it: the other languages' words do no harm in an index of one language.
 */
const SYNONYMS: readonly [RegExp, readonly string[]][] = [
  [
    /^(cen(a|y|e|ie)?|cenni\w+|koszt\w*|wycen\w*|pric(e|es|ing)|costs?|quotes?|preis\w*|koste[nt]|kosten\w*)$/,
    ['cena', 'ceny', 'cennik', 'koszt', 'wycen', 'price', 'cost', 'preis', 'kost', 'schatz'],
  ],
  [
    /^(programi(st|sc)\w*|developer\w*|programmers?|entwickler\w*|programmierer\w*)$/,
    ['programist', 'programisc', 'zespol', 'developer', 'programmer', 'team', 'entwickler'],
  ],
  [
    /^(ser(w|v)er\w*|hosting\w*|rechenzent\w+|datacent\w+|centrum)$/,
    ['serwer', 'server', 'hosting', 'rechenzentr'],
  ],
];

/** Beginnings of other words for what was typed. */
export function synonymsOf(typed: string): readonly string[] {
  return SYNONYMS.flatMap(([words, others]) => (words.test(typed) ? others : []));
}
