import * as offer from '@osnowa/brand/messages/pl';

/** Labels of an estimate's own page. */
export const estimate = {
  subtitle: '{subject} z {date}, ważne do {until}',
  /** The kind of estimate. */
  subjects: offer.estimates,
  talkTitle: 'Porozmawiajmy o tym oszacowaniu',
  talkText: 'Doradca dostanie je razem z Twoją wiadomością. Niczego nie trzeba przepisywać.',
  bookCall: 'Umów rozmowę',
};

/** Shape of these labels. */
export type EstimateMessages = typeof estimate;
