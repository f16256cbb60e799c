import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';
import { type ChoiceWords, choiceWords } from '@osnowa/text/field-labels';

/** Words for parts of a lead besides its sender, in the mail to the company. */
interface LeadWords extends ChoiceWords {
  job: string;
  chosen: string;
  later: string;
  others: string;
  files: string;
  referrer: string;
  campaign: string;
  /** Parameters of a campaign by their meaning. */
  parameters: Record<string, string>;
  /** Before a number that could not be read as one. */
  asTyped: string;
}

/** Other words of the company's mail, by language. */
export const LEAD_WORDS: Record<Locale, LeadWords> = typesetLocales({
  pl: {
    job: 'Stanowisko',
    ...choiceWords('pl'),
    chosen: 'Wybrany zakres',
    later: 'drugi etap',
    others: 'Pozostałe dane z formularza',
    files: 'Załączniki',
    referrer: 'Strona odsyłająca',
    campaign: 'Kampania',
    parameters: {
      utm_source: 'źródło',
      utm_medium: 'medium',
      utm_campaign: 'kampania',
      utm_term: 'hasło',
      utm_content: 'treść',
      gclid: 'kliknięcie w reklamę Google',
      fbclid: 'kliknięcie na Facebooku',
      msclkid: 'kliknięcie w reklamę Microsoft',
    },
    asTyped: 'tak wpisano',
  },
  en: {
    job: 'Job',
    ...choiceWords('en'),
    chosen: 'Chosen scope',
    later: 'second phase',
    others: 'Other data from the form',
    files: 'Attachments',
    referrer: 'Referring page',
    campaign: 'Campaign',
    parameters: {
      utm_source: 'source',
      utm_medium: 'medium',
      utm_campaign: 'campaign',
      utm_term: 'term',
      utm_content: 'content',
      gclid: 'click on a Google ad',
      fbclid: 'click on Facebook',
      msclkid: 'click on a Microsoft ad',
    },
    asTyped: 'as typed',
  },
  de: {
    job: 'Stelle',
    ...choiceWords('de'),
    chosen: 'Gewählter Umfang',
    later: 'zweite Ausbaustufe',
    others: 'Weitere Angaben aus dem Formular',
    files: 'Anhänge',
    referrer: 'Verweisende Seite',
    campaign: 'Kampagne',
    parameters: {
      utm_source: 'Quelle',
      utm_medium: 'Medium',
      utm_campaign: 'Kampagne',
      utm_term: 'Suchbegriff',
      utm_content: 'Inhalt',
      gclid: 'Klick auf eine Google-Anzeige',
      fbclid: 'Klick bei Facebook',
      msclkid: 'Klick auf eine Microsoft-Anzeige',
    },
    asTyped: 'wie eingegeben',
  },
});
