import { type AdminLanguage, adminLanguage } from '../../../fields/admin-label.ts';
import type { PhaseName } from './phases.ts';

const pl = {
  about:
    'Zapytania klientów od pierwszego listu do decyzji. Przeciągnij kartę do innej kolumny albo wybierz stan na karcie. „Odpowiedziano”, „Wygrane” i „Przegrane” pokazują te, które trafiły tam w ostatnich 90 dniach.',
  columns: 'Kolumny lejka',
  phases: {
    new: 'Nowe i w toku',
    answered: 'Odpowiedziano',
    talking: 'W rozmowie',
    offer: 'Oferta',
    won: 'Wygrane',
    lost: 'Przegrane',
  },
  empty: 'Nic tu nie ma.',
  more: 'Wszystkie w skrzynce ({n})',
  move: 'Przenieś: {lead}',
  moveTo: 'Przenieś…',
  moved: '{lead}: {phase}',
  impossible: 'Tego zapytania nie można przenieść do tej kolumny w jednym kroku.',
  failed: 'Nie udało się przenieść. Odśwież stronę i spróbuj jeszcze raz.',
  estimated: 'z oszacowania',
  noValue: 'bez wartości',
  lostBecause: 'Powód: {reason}',
};

type Labels = Omit<typeof pl, 'phases'> & { phases: Record<PhaseName, string> };

const en: Labels = {
  about:
    'Customers’ leads from the first letter to the decision. Drag a card into another column, or choose the state on the card. “Answered”, “Won” and “Lost” show those that came there in the last 90 days.',
  columns: 'Columns of the pipeline',
  phases: {
    new: 'New and in progress',
    answered: 'Answered',
    talking: 'Talking',
    offer: 'Offer',
    won: 'Won',
    lost: 'Lost',
  },
  empty: 'There is nothing here.',
  more: 'All in the inbox ({n})',
  move: 'Move {lead}',
  moveTo: 'Move…',
  moved: '{lead}: {phase}',
  impossible: 'This lead cannot go into that column in one step.',
  failed: 'It could not be moved. Reload the page and try once more.',
  estimated: 'by the estimate',
  noValue: 'no value',
  lostBecause: 'Reason: {reason}',
};

const WORDS: Record<AdminLanguage, Labels> = { pl, en };

/** Language of the back office as one of ours, with the labels of the pipeline in it. */
export function pipelineLabels(language: string): { locale: AdminLanguage; words: Labels } {
  const locale = adminLanguage(language);
  return { locale, words: WORDS[locale] };
}
