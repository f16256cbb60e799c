import type { Locale } from '@osnowa/contract';

/** A word of the texts of the site, and its translations. */
export interface Term {
  pl: string;
  /** Allowed translations. */
  en: readonly string[];
  de: readonly string[];
  /** Words to avoid, or the use of each of the words. */
  note?: string;
}

/** One word for one thing, in each language of the site. The texts keep to it. */
export const GLOSSARY: readonly Term[] = [
  {
    pl: 'oszacowanie',
    en: ['estimate'],
    de: ['Schätzung'],
    note: 'the result of a calculator; in German never Kalkulation',
  },
  { pl: 'wycena', en: ['estimate'], de: ['Kostenschätzung'], note: 'the answer of a person' },
  {
    pl: 'oferta',
    en: ['quote'],
    de: ['Angebot'],
    note: 'not quotation; offer only in the legal sense',
  },
  { pl: 'widełki', en: ['range'], de: ['Spanne'] },
  {
    pl: 'osobodni',
    en: ['person-days'],
    de: ['Personentage'],
    note: 'not dni pracy, working days or Arbeitstage: those are days of a calendar',
  },
  {
    pl: 'dzień roboczy',
    en: ['working day'],
    de: ['Arbeitstag'],
    note: 'not Werktag, which counts Saturdays',
  },
  { pl: 'zapytanie', en: ['enquiry'], de: ['Anfrage'], note: 'not inquiry' },
  {
    pl: 'zgłoszenie',
    en: ['request'],
    de: ['Anfrage'],
    note: 'any sent form, where it may be a job application; a lead is zapytanie',
  },
  {
    pl: 'doradca',
    en: ['adviser'],
    de: ['Beratung', 'Berater'],
    note: 'not advisor; in German Beratung, Beraterin or Berater',
  },
  { pl: 'realizacja', en: ['case study'], de: ['Referenz'], note: 'not case study in Polish' },
  { pl: 'obszar', en: ['area'], de: ['Bereich'] },
  { pl: 'branża', en: ['industry'], de: ['Branche'] },
  {
    pl: 'aplikacja na zamówienie',
    en: ['bespoke application'],
    de: ['individuelle Anwendung'],
    note: 'not customised, not dedykowana',
  },
  {
    pl: 'aplikacja webowa',
    en: ['web application'],
    de: ['Webanwendung'],
    note: 'not Web-Anwendung',
  },
  { pl: 'sklep internetowy', en: ['online shop'], de: ['Onlineshop'], note: 'not Online-Shop' },
  { pl: 'wdrożenie', en: ['implementation'], de: ['Einführung'], note: 'not Implementierung' },
  {
    pl: 'opieka',
    en: ['support'],
    de: ['Betreuung'],
    note: 'maintenance and Wartung are for machines',
  },
  { pl: 'prototyp', en: ['prototype'], de: ['Prototyp'] },
  {
    pl: 'etap',
    en: ['stage', 'phase'],
    de: ['Phase', 'Ausbaustufe'],
    note: 'phase in English and Ausbaustufe in German are those of an estimate',
  },
  { pl: 'produkcja', en: ['production'], de: ['Fertigung'], note: 'not Produktion' },
  { pl: 'zlecenie', en: ['work order'], de: ['Fertigungsauftrag', 'Auftrag'] },
  { pl: 'meldunki z hali', en: ['shop floor reporting'], de: ['Rückmeldung'] },
  {
    pl: 'magazyn',
    en: ['warehouse', 'stock'],
    de: ['Lager'],
    note: 'warehouse is the place, stock the module',
  },
  { pl: 'stan', en: ['stock'], de: ['Bestand'] },
  { pl: 'partia', en: ['batch'], de: ['Charge'], note: 'not lot' },
  { pl: 'kolektor', en: ['scanner'], de: ['Scanner'] },
  {
    pl: 'inwentaryzacja',
    en: ['stocktaking', 'inventory'],
    de: ['Inventur'],
    note: 'inventory is that of assets',
  },
  { pl: 'rachunek kosztów', en: ['cost accounting'], de: ['Kostenrechnung'] },
  { pl: 'środki trwałe', en: ['fixed assets'], de: ['Anlagen'] },
  { pl: 'dekret', en: ['posting'], de: ['Buchung'], note: 'in German also Buchungsvorschlag' },
  {
    pl: 'obieg dokumentów',
    en: ['document workflow'],
    de: ['Dokumentenworkflow'],
    note: 'not workflow in Polish, not Dokumentenumlauf in German',
  },
  { pl: 'akceptacja', en: ['approval'], de: ['Freigabe'] },
  { pl: 'archiwum', en: ['archive'], de: ['Archiv'] },
  { pl: 'hurtownia danych', en: ['data warehouse'], de: ['Data Warehouse'] },
  { pl: 'pulpit', en: ['dashboard'], de: ['Übersicht'], note: 'not dashboard in Polish or German' },
  { pl: 'wskaźnik', en: ['indicator'], de: ['Kennzahl'], note: 'not KPI' },
  { pl: 'serwisant', en: ['technician'], de: ['Techniker', 'Technik'] },
  { pl: 'dyspozytor', en: ['dispatcher'], de: ['Disposition'] },
  { pl: 'protokół', en: ['report'], de: ['Protokoll'] },
  { pl: 'zasięg', en: ['signal'], de: ['Empfang'] },
  { pl: 'odnośnik', en: ['link'], de: ['Link'], note: 'not link in Polish' },
  { pl: 'e-mail', en: ['email'], de: ['E-Mail'], note: 'not e-mail in English' },
  { pl: 'załącznik', en: ['attachment'], de: ['Anhang'] },
  {
    pl: 'zgłoszenie do pracy',
    en: ['job application'],
    de: ['Bewerbung'],
    note: 'not aplikacja, which is a program here',
  },
  { pl: 'zgoda', en: ['consent'], de: ['Einwilligung'] },
  { pl: 'zapisać się', en: ['subscribe'], de: ['anmelden'] },
  { pl: 'wypisać się', en: ['unsubscribe'], de: ['abmelden'] },
];

/** Endings of Polish nouns and adjectives. */
const ENDINGS =
  '(?:a|ą|e|ę|i|o|u|y|em|om|ia|ie|iu|ii|ią|ię|iem|ów|ami|ach|owi|iach|iami|ej|ego|emu|ym|ych|ymi|im|ich|imi)?';

/** A Polish word in any of its cases: `oszacowanie` finds „oszacowaniem”. */
function inAnyCase(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ek')) return `${word.slice(0, -2)}(?:ek|k${ENDINGS})`;
  return `${word.replace(/[aeiouyąęó]+$/u, '')}${ENDINGS}`;
}

function polishPattern({ pl }: Term): RegExp {
  const words = pl.split(' ').map(inAnyCase).join('\\s+');
  return new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu');
}

/** The part of a word that stays when it is inflected. */
function stem(word: string): string {
  return word.toLowerCase().replace(/(?:en|y|e)$/, '');
}

/** Longest first: a „zgłoszenie do pracy” is no „zgłoszenie”. */
const BY_LENGTH = GLOSSARY.map((term) => ({ term, pattern: polishPattern(term) })).sort(
  (one, other) => other.term.pl.length - one.term.pl.length,
);

/**
 * The terms of an original whose agreed translation is not in the translation. A hint only: it
 * recognises words by their stems.
 */
export function missingTerms(original: string, translation: string, locale: Locale): Term[] {
  if (locale === 'pl') return [];
  const said = translation.toLowerCase();
  let rest = original;
  return BY_LENGTH.flatMap(({ term, pattern }) => {
    const without = rest.replace(pattern, ' ');
    if (without === rest) return [];
    rest = without;
    return term[locale].some((word) => said.includes(stem(word))) ? [] : [term];
  });
}
