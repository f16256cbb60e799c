import type { Career } from '@osnowa/contract';
import type { Entry } from '../../shape.ts';

/** A job offer with the day it was published. */
export type Job = Entry<Career> & { publishedAt: string };

/** What everybody who works with us gets. */
export const OUR_OFFER: Job['careerOffers'] = [
  {
    title: {
      pl: 'Umowa o pracę albo B2B, jak wolisz',
      en: 'Employment or a contractor agreement, as you prefer',
      de: 'Anstellung oder freie Mitarbeit, wie Sie möchten',
    },
  },
  {
    title: {
      pl: 'Biuro w centrum Łodzi albo praca z domu, wspólne środy',
      en: 'An office in the centre of Łódź or work from home, Wednesdays together',
      de: 'Büro im Zentrum von Łódź oder Homeoffice, mittwochs gemeinsam',
    },
  },
  {
    title: {
      pl: 'Dzień nauki w miesiącu i 4000 zł rocznie na szkolenia',
      en: 'A day of learning each month and PLN 4,000 a year for training',
      de: 'Ein Lerntag im Monat und 4.000 PLN im Jahr für Weiterbildung',
    },
  },
  {
    title: {
      pl: '26 dni urlopu, także na B2B',
      en: '26 days of leave, contractors included',
      de: '26 Tage Urlaub, auch bei freier Mitarbeit',
    },
  },
];
