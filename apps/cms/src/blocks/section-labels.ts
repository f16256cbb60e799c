import type { Section } from '@osnowa/contract';
import type { AdminLabel } from '../fields/admin-label.ts';

/** Label of each kind of section. */
export const SECTION_LABELS: Record<Section['kind'], AdminLabel> = {
  hero: { pl: 'Czoło strony', en: 'Hero' },
  slider: { pl: 'Pokaz slajdów', en: 'Slider' },
  products: { pl: 'Produkty', en: 'Products' },
  services: { pl: 'Usługi', en: 'Services' },
  claims: { pl: 'Liczby o firmie', en: 'Claims' },
  realizations: { pl: 'Realizacje', en: 'Case studies' },
  stages: { pl: 'Etapy', en: 'Stages' },
  wheel: { pl: 'Cykl kroków', en: 'Cycle of steps' },
  areas: { pl: 'Obszary', en: 'Areas' },
  industries: { pl: 'Branże', en: 'Industries' },
  calculator: { pl: 'Zachęta do kalkulatora', en: 'Calculator teaser' },
  articles: { pl: 'Najnowsze wpisy', en: 'Latest articles' },
  contact: { pl: 'Formularz kontaktowy', en: 'Contact form' },
  text: { pl: 'Tekst', en: 'Text' },
  picture: { pl: 'Obraz', en: 'Picture' },
  points: { pl: 'Punkty z ikonami', en: 'Points with icons' },
  questions: {
    pl: 'Pytania i odpowiedzi',
    en: 'Questions and answers',
  },
  team: { pl: 'Zespół', en: 'Team' },
  careers: { pl: 'Oferty pracy', en: 'Job offers' },
  addresses: { pl: 'Dane kontaktowe', en: 'Contact details' },
  advisers: { pl: 'Doradcy', en: 'Advisers' },
  association: { pl: 'Izba branżowa', en: 'Association' },
  flow: { pl: 'Schemat przepływu', en: 'Flow diagram' },
  journey: { pl: 'Droga dokumentu', en: 'Way of a document' },
  month: { pl: 'Kalendarz miesiąca', en: 'Calendar of a month' },
  answers: { pl: 'Wykres, który odpowiada na pytanie', en: 'Chart that answers a question' },
  crossing: { pl: 'Zamówienie przez moduły', en: 'Order across modules' },
  connections: { pl: 'Plan połączeń', en: 'Plan of connections' },
  week: { pl: 'Tydzień pracy', en: 'Working week' },
  callToAction: { pl: 'Wezwanie do działania', en: 'Call to action' },
};
