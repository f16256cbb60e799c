import { type CalculatorName, type Locale, typesetLocales } from '@osnowa/contract';

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
    subjects: {
      'kalkulator-aplikacji': 'Szacunek aplikacji',
      'kalkulator-dms': 'Szacunek wdrożenia DMS',
      'kalkulator-dms-n': 'Szacunek wdrożenia DMS',
      'kalkulator-erp': 'Szacunek wdrożenia ERP',
      'kalkulator-erp-n': 'Szacunek wdrożenia ERP',
      'natychmiastowa-wycena': 'Szacunek projektu',
    },
    talkTitle: 'Porozmawiajmy o tym szacunku',
    talkText: 'Doradca dostanie go razem z Twoją wiadomością. Niczego nie trzeba przepisywać.',
    bookCall: 'Umów 15-minutową rozmowę',
  },
  en: {
    subtitle: '{subject}, {date}, valid until {until}',
    subjects: {
      'kalkulator-aplikacji': 'Application estimate',
      'kalkulator-dms': 'DMS implementation estimate',
      'kalkulator-dms-n': 'DMS implementation estimate',
      'kalkulator-erp': 'ERP implementation estimate',
      'kalkulator-erp-n': 'ERP implementation estimate',
      'natychmiastowa-wycena': 'Project estimate',
    },
    talkTitle: 'Talk to us about this estimate',
    talkText: 'An adviser receives it together with your message. There is nothing to copy.',
    bookCall: 'Book a 15-minute call',
  },
  de: {
    subtitle: '{subject} vom {date}, gültig bis {until}',
    subjects: {
      'kalkulator-aplikacji': 'Schätzung einer Anwendung',
      'kalkulator-dms': 'Schätzung einer DMS-Einführung',
      'kalkulator-dms-n': 'Schätzung einer DMS-Einführung',
      'kalkulator-erp': 'Schätzung einer ERP-Einführung',
      'kalkulator-erp-n': 'Schätzung einer ERP-Einführung',
      'natychmiastowa-wycena': 'Projektschätzung',
    },
    talkTitle: 'Sprechen Sie mit uns über diese Schätzung',
    talkText:
      'Unser Beratungsteam erhält sie zusammen mit Ihrer Nachricht. Sie müssen nichts abschreiben.',
    bookCall: '15-Minuten-Gespräch vereinbaren',
  },
});
