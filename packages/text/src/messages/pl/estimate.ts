import { estimateNames } from '@osnowa/site-map';

/** Labels of an estimate's own page. */
export const estimate = {
  subtitle: '{subject} z {date}, ważny do {until}',
  /** The kind of estimate. */
  subjects: estimateNames('pl'),
  talkTitle: 'Porozmawiajmy o tym szacunku',
  talkText: 'Doradca dostanie go razem z Twoją wiadomością. Niczego nie trzeba przepisywać.',
  bookCall: 'Umów 15-minutową rozmowę',
};

/** Shape of these labels. */
export type EstimateMessages = typeof estimate;
