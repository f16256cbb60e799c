import { estimateNames } from '@osnowa/site-map';

/** Labels of an estimate's own page. */
export const estimate = {
  subtitle: '{subject} z {date}, ważne do {until}',
  /** The kind of estimate. */
  subjects: estimateNames('pl'),
  talkTitle: 'Porozmawiajmy o tym oszacowaniu',
  talkText: 'Doradca dostanie je razem z Twoją wiadomością. Niczego nie trzeba przepisywać.',
  bookCall: 'Umów rozmowę',
};

/** Shape of these labels. */
export type EstimateMessages = typeof estimate;
