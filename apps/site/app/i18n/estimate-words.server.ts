import type { Locale } from '@osnowa/contract';
import { type CalculatorName, estimateNames } from '@osnowa/site-map';
import { typesetLocales } from '@osnowa/text';

/** Words of an estimate's own page: sent with that page, so that no calculator carries them. */
export interface EstimateWords {
  subtitle: string;
  /** What was estimated. */
  subjects: Record<CalculatorName, string>;
  talkTitle: string;
  talkText: string;
  bookCall: string;
}

export const ESTIMATE_WORDS: Record<Locale, EstimateWords> = typesetLocales({
  pl: {
    subtitle: '{subject} z {date}, ważny do {until}',
    subjects: estimateNames('pl'),
    talkTitle: 'Porozmawiajmy o tym szacunku',
    talkText: 'Doradca dostanie go razem z Twoją wiadomością. Niczego nie trzeba przepisywać.',
    bookCall: 'Umów 15-minutową rozmowę',
  },
  en: {
    subtitle: '{subject}, {date}, valid until {until}',
    subjects: estimateNames('en'),
    talkTitle: 'Talk to us about this estimate',
    talkText: 'An adviser receives it together with your message. There is nothing to copy.',
    bookCall: 'Book a 15-minute call',
  },
  de: {
    subtitle: '{subject} vom {date}, gültig bis {until}',
    subjects: estimateNames('de'),
    talkTitle: 'Sprechen Sie mit uns über diese Schätzung',
    talkText:
      'Unser Beratungsteam erhält sie zusammen mit Ihrer Nachricht. Sie müssen nichts abschreiben.',
    bookCall: '15-Minuten-Gespräch vereinbaren',
  },
});
