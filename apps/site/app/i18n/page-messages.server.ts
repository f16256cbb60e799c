import type { Locale } from '@osnowa/contract';
import { type CalculatorName, estimateNames } from '@osnowa/site-map';
import { typesetLocales } from '@osnowa/text';
import { calculators as calculatorsDe } from './messages/de/calculators.ts';
import { links as linksDe } from './messages/de/links.ts';
import { calculators as calculatorsEn } from './messages/en/calculators.ts';
import { links as linksEn } from './messages/en/links.ts';
import {
  type CalculatorMessages,
  calculators as calculatorsPl,
} from './messages/pl/calculators.ts';
import { type LinkMessages, links as linksPl } from './messages/pl/links.ts';

/**
 * Labels of the calculators. They are sent with the data of a calculator's page, not with the labels
 * of every page: most visitors never open a calculator.
 */
export const CALCULATOR_LABELS: Record<Locale, CalculatorMessages> = typesetLocales({
  pl: calculatorsPl,
  en: calculatorsEn,
  de: calculatorsDe,
});

/** Messages of the pages that links in mails lead to; sent with those pages only. */
export const LINK_MESSAGES: Record<Locale, LinkMessages> = typesetLocales({
  pl: linksPl,
  en: linksEn,
  de: linksDe,
});

/** Messages of an estimate's own page; sent with that page only, not with the calculators. */
export interface EstimateMessages {
  subtitle: string;
  /** The kind of estimate. */
  subjects: Record<CalculatorName, string>;
  talkTitle: string;
  talkText: string;
  bookCall: string;
}

export const ESTIMATE_MESSAGES: Record<Locale, EstimateMessages> = typesetLocales({
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
