import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test.each([
  ['pl', 'Targi: al. Politechniki 4, hala 1.|Zapraszamy.'],
  ['pl', 'Przy ul. Piotrkowskiej 1, tel. 42 000 00, od godz. 8.00.|Tel. 42 000 01.'],
  ['pl', 'Mamy m.in. SAP, np. Business One, i in. systemy.|Na ok. 5 osób.'],
  ['pl', 'Firma Osnowa sp. z o.o. z Łodzi.|Pisze J. Kowalski, dr inż. A. B. Nowak i prof. Lis.'],
  ['pl', 'Faktury, umowy itd.|Zrobimy to.|Umowy itp. też.|Pokój nr 5.|Dalej.'],
  ['de', 'Messe vom 9.–11. Dezember in Halle Nr. 5.|Kommen Sie am 3. Oktober.'],
  ['de', 'Wir zeigen z. B. Lager, d. h. mehr, u. a. SAP.|Und z.B. Einkauf.'],
  [
    'de',
    'In der Karl-Str. 5 und in der Haupt-Str. Süd.|Ca. 5 Leute, bzw. Kunden usw.|Danach Dr. Müller.',
  ],
  ['en', 'We show e.g. SAP and i.e. more.|Mr. Brown came.|Approx. 5 men, see Fig. 3.'],
  ['en', 'J. Smith of No. 5 came.|It costs 5.|We go to St. Mary.'],
] as const)('%s: “%s”', (locale, marked) => {
  const sentences = sentencesIn(marked.replaceAll('|', ' '), locale).map((one) => one.trim());
  expect(sentences).toEqual(marked.split('|'));
});
