import type { Locale } from '@osnowa/contract';

/** Abbreviations after which a sentence continues, also before a capital letter or a number. */
const ABBREVIATIONS: Readonly<Record<Locale, string>> = {
  pl:
    'al art bł ds dot dr faks gen gm godz hab im inż kap kl kom ks lek lit lok m maks max mgr min m.in ' +
    'nb niedz np nt ob ok os p pkt pl płk pn por pow poz pp prof pt rozdz rys s sob sp str śr św tab tel tj ' +
    'tys tzn tzw ul ur ust wg wł woj wt zał zam zob zw czw',
  en:
    'approx apr aug ca cf dec dept dr e.g est ext feb fig gen i.e incl jan jul jun mar max min mr mrs ms ' +
    'no nov oct pp prof rev sep sept st tel viz vol vs',
  de:
    'a abb abs allg art bes bspw bzw ca d dipl dr einschl entspr evtl exkl fr gem ggf hr hrsg i ing inkl kap ' +
    'max min mind mtl nr o prof s sog st str tel tgl u v vgl z z.b d.h u.a zzgl ziff',
};

/** Words after a German ordinal, which looks like a number at the end of a sentence. */
const AFTER_ORDINAL =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Halbjahr|Jahrhundert|Auflage|Stock|Etage|Obergeschoss|OG)\b/;

interface Rules {
  segmenter: Intl.Segmenter;
  abbreviations: ReadonlySet<string>;
}

const known = new Map<Locale, Rules>();

function rulesOf(locale: Locale): Rules {
  const rules = known.get(locale) ?? {
    segmenter: new Intl.Segmenter(locale, { granularity: 'sentence' }),
    abbreviations: new Set(ABBREVIATIONS[locale].split(' ')),
  };
  known.set(locale, rules);
  return rules;
}

/**
 * Whether a sentence continues after the dot at which the rules of Unicode end one: after an
 * abbreviation, the initial of a name, the German number of a day.
 */
export function goesOn(before: string, after: string, locale: Locale): boolean {
  const [, word = ''] = /(?:^|[\s(„“"'/–-])([\p{L}.]+|\d{1,2})\.\s*$/u.exec(before) ?? [];
  if (/^\d/.test(word)) return locale === 'de' && AFTER_ORDINAL.test(after);
  const isInitial = /^\p{Lu}(?:\.\p{Lu})*$/u.test(word) && /^\p{Lu}/u.test(after);
  return isInitial || rulesOf(locale).abbreviations.has(word.toLowerCase());
}

/** The sentences of a line, each with the white space after it. */
export function sentencesIn(line: string, locale: Locale): string[] {
  const sentences: string[] = [];
  for (const { segment } of rulesOf(locale).segmenter.segment(line)) {
    const last = sentences.at(-1);
    if (last !== undefined && goesOn(last, segment, locale))
      sentences.push(sentences.pop() + segment);
    else sentences.push(segment);
  }
  return sentences;
}
