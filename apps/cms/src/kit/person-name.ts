/** Titles and forms of address, in lower case and without dots; a name may begin or end with some. */
const TITLES = new Set(
  `dr prof mgr inż inz hab lek lic adw mec ks med rer nat jur phil oec pol hc ing dipl-ing dr-ing dipl-kfm
  dipl-inf dipl-wirt-ing mag pd mr mrs ms miss mx sir herr frau pan pani bsc msc ba ma mba phd md
  esq cpa jr sr jun sen ii iii`.split(/\s+/),
);

/** Words that belong to the family name after them, in lower case. */
const PARTICLES = new Set(
  'von vom van zu zum zur de del della di da dal dos das du der den ten ter la le al el af'.split(
    ' ',
  ),
);

/** A name in the parts that most other programs store; what is not known is empty. */
interface NameParts {
  given: string;
  family: string;
}

/**
 * The given and the family name in a name as people type it, without titles. The last word is the
 * family name, with the particles before it; in “Kowalski, Jan” it stands first. A guess: a family
 * name of two words without a hyphen is not recognised, so the whole name is passed on with it.
 */
export function nameParts(typed: string | null | undefined): NameParts {
  const tidied = (typed ?? '').replace(/\s*-\s*/g, '-');
  const parts = tidied.split(',').map((part) => part.split(/\s+/).filter(Boolean));
  const [first = [], ...others] = parts.map(withoutTitles);
  const after = others.flat();
  if (after.length > 0) return { given: after.join(' '), family: first.join(' ') };
  // A title alone is somebody's name, such as “Mag”.
  if (first.length === 0) return { given: '', family: parts[0]?.at(-1) ?? '' };
  const isParticle = (word: string) => PARTICLES.has(word.toLowerCase());
  let begins = first.length - 1;
  while (begins > 1 && isParticle(first[begins - 1] ?? '')) begins -= 1;
  // “von Berg” alone has no given name; “Van Morrison” has one.
  const [initial = ''] = first;
  if (begins === 1 && initial === initial.toLowerCase() && isParticle(initial)) begins = 0;
  return { given: first.slice(0, begins).join(' '), family: first.slice(begins).join(' ') };
}

/** Titles stand at both ends. */
function withoutTitles(words: readonly string[]): string[] {
  const isTitle = (word: string) => TITLES.has(word.toLowerCase().replaceAll('.', ''));
  const from = words.findIndex((word) => !isTitle(word));
  return from < 0 ? [] : words.slice(from, words.findLastIndex((word) => !isTitle(word)) + 1);
}
