import type { Section } from '@osnowa/contract';
import type { Words } from '../fields/words.ts';

/** What each kind of section is called. */
export const SECTION_LABELS: Record<Section['kind'], Words> = {
  hero: { pl: 'Czoło strony', en: 'Hero', de: 'Seitenkopf' },
  slider: { pl: 'Pokaz slajdów', en: 'Slider', de: 'Slider' },
  products: { pl: 'Produkty', en: 'Products', de: 'Produkte' },
  services: { pl: 'Usługi', en: 'Services', de: 'Leistungen' },
  claims: { pl: 'Liczby o firmie', en: 'Claims', de: 'Zahlen zur Firma' },
  realizations: { pl: 'Realizacje', en: 'Case studies', de: 'Referenzen' },
  stages: { pl: 'Etapy', en: 'Stages', de: 'Etappen' },
  wheel: { pl: 'Cykl kroków', en: 'Cycle of steps', de: 'Abfolge der Schritte' },
  areas: { pl: 'Obszary', en: 'Areas', de: 'Bereiche' },
  industries: { pl: 'Branże', en: 'Industries', de: 'Branchen' },
  calculator: { pl: 'Zachęta do kalkulatora', en: 'Calculator teaser', de: 'Rechner-Anreißer' },
  articles: { pl: 'Najnowsze wpisy', en: 'Latest articles', de: 'Neueste Beiträge' },
  contact: { pl: 'Formularz kontaktowy', en: 'Contact form', de: 'Kontaktformular' },
  text: { pl: 'Tekst', en: 'Text', de: 'Text' },
  picture: { pl: 'Obraz', en: 'Picture', de: 'Bild' },
  points: { pl: 'Punkty z ikonami', en: 'Points with icons', de: 'Punkte mit Symbolen' },
  questions: {
    pl: 'Pytania i odpowiedzi',
    en: 'Questions and answers',
    de: 'Fragen und Antworten',
  },
  team: { pl: 'Zespół', en: 'Team', de: 'Team' },
  careers: { pl: 'Oferty pracy', en: 'Job offers', de: 'Stellenangebote' },
  addresses: { pl: 'Dane kontaktowe', en: 'Contact details', de: 'Kontaktdaten' },
  advisers: { pl: 'Doradcy', en: 'Advisers', de: 'Beratung' },
  association: { pl: 'Izba branżowa', en: 'Association', de: 'Verband' },
  flow: { pl: 'Schemat przepływu', en: 'Flow diagram', de: 'Ablaufdiagramm' },
  callToAction: { pl: 'Wezwanie do działania', en: 'Call to action', de: 'Handlungsaufruf' },
};
