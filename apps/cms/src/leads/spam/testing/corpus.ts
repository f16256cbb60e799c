import type { Locale } from '@osnowa/contract';
import type { ReadLead } from '../signs.ts';

/** A lead with what a person would decide about it. */
export interface Judged {
  lead: ReadLead;
  isSpam: boolean;
}

/** Numbers that look random and are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Pick = <Of>(list: readonly Of[]) => Of;

/** Sentences of people who ask, by language; a message is some of them. */
const ASKED: Record<Locale, readonly string[]> = {
  pl: [
    'Dzień dobry, prowadzimy hurtownię i szukamy systemu dla {n} osób.',
    'Chcemy połączyć magazyn ze sklepem internetowym i księgowością.',
    'Obecnie pracujemy w arkuszach i gubimy wersje dokumentów.',
    'Proszę o informację, ile trwa wdrożenie i jaki jest koszt licencji.',
    'Mamy {n} oddziały, jeden w Niemczech, faktury wystawiamy w dwóch walutach.',
    'Czy system obsługuje KSeF i pliki JPK?',
    'Interesuje nas obieg faktur kosztowych z akceptacją kierownika.',
    'Bardzo proszę o kontakt telefoniczny po 10.',
    'Produkujemy meble na zamówienie, potrzebny jest moduł planowania.',
    'Nasza strona to https://firma{n}.pl, tam widać asortyment.',
    'Wasz konkurent zaproponował 120 000 zł, chcielibyśmy porównać oferty.',
    'Zależy nam na raportach sprzedaży z podziałem na handlowców.',
  ],
  en: [
    'Hello, we are a wholesaler with {n} employees and our ERP is at its end of life.',
    'We would like to move stock keeping and invoicing into one system.',
    'Could you tell us how long an implementation takes?',
    'Our accountant needs exports for Poland and Germany.',
    'We found you through a colleague and would like a demo next week.',
    'The team works in three warehouses and needs scanners.',
    'Please call me about the document workflow you describe on your page.',
    'What does support cost after the first year?',
    'We have a budget of 50 000 EUR for this year.',
    'You can see our products at https://company{n}.co.uk.',
  ],
  de: [
    'Guten Tag, wir suchen ein Warenwirtschaftssystem für {n} Arbeitsplätze.',
    'Unsere Buchhaltung arbeitet noch mit Excel und das soll sich ändern.',
    'Bitte rufen Sie mich wegen der Dokumentenablage zurück.',
    'Wie lange dauert die Einführung und was kostet die Wartung?',
    'Wir haben ein Lager in Breslau und eine Niederlassung in Leipzig.',
    'Können Sie auch eine Schnittstelle zu DATEV liefern?',
    'Wir brauchen eine Freigabe für Eingangsrechnungen.',
    'Auf https://betrieb{n}.de sehen Sie, was wir herstellen.',
    'Ein Termin in der nächsten Woche wäre schön.',
    'Für uns sind Auswertungen nach Filialen wichtig.',
  ],
};

/** Sentences of advertisements; many are polite and have no link at all. */
const ADVERTISED: Record<Locale, readonly string[]> = {
  pl: [
    'Zwiększymy ruch na Państwa stronie, gwarantujemy pierwszą pozycję w Google.',
    'Oferujemy pozycjonowanie od 299 zł miesięcznie, umowa bez zobowiązań.',
    'Posiadamy bazę {n}000 firm z adresami e-mail, gotową do mailingu.',
    'Szybka gotówka bez BIK, decyzja w 15 minut!!!',
    'Proponujemy artykuł sponsorowany z odnośnikiem do Państwa witryny.',
    'Państwa witryna ma błędy, które obniżają jej widoczność.',
    'Czy są Państwo zainteresowani leadami z naszej kampanii?',
  ],
  en: [
    'I was looking at your website and noticed it is not ranking for key terms.',
    'We guarantee first page on Google within 90 days or your money back!!!',
    'Our SEO packages start at $99 per month, including {n} backlinks.',
    'I would love to contribute a guest post with a dofollow link.',
    'EARN $5000 PER WEEK with our crypto trading robot https://t{n}.example/join',
    'Buy followers and traffic: http://cheap{n}.example http://fast{n}.example',
    'We offer explainer videos for your business, may I send samples?',
    'Are you interested in a verified list of decision makers?',
    'Hi dear, I am a manager in China and can supply LED panels at factory price.',
    '[url=https://casino{n}.example]best bonus[/url]',
  ],
  de: [
    'Ihre Website wird bei Google kaum gefunden, wir ändern das.',
    'Wir bieten Ihnen {n} hochwertige Backlinks zum Festpreis.',
    'Sofortkredit ohne Schufa, Auszahlung noch heute!!!',
    'Gerne veröffentlichen wir einen Gastbeitrag mit Link auf Ihre Seite.',
    'Wir verkaufen geprüfte Adressen von Entscheidern, 99 € pro Tausend.',
    'Möchten Sie mehr Besucher? Unsere Agentur garantiert Platz 1.',
  ],
};

const NAMES: Record<Locale, readonly string[]> = {
  pl: ['Anna Kowalska', 'Piotr Zieliński', 'Marta Lis', 'Tomasz Wrona', 'Ewa Nowak-Bąk', 'Jan Gil'],
  en: ['Sarah Miller', 'Tom O’Neill', 'Priya Shah', 'Gavin Holt', 'Claire Reed'],
  de: ['Jürgen Vogt', 'Sabine Krause', 'Uwe Lange', 'Petra Schön', 'Markus Hahn'],
};
const ODD_NAMES = ['RobertGog', 'Mike', 'SEO Expert', 'JamesTug2', 'Anna Kowalska', 'Eric Jones'];
const COMPANIES = ['Hurt-Pol', 'Meble Gil', 'Nordlicht GmbH', 'Reed & Sons', null, null];
const PHONES: Record<Locale, readonly string[]> = {
  pl: ['+48600100200', '+48422003040'],
  en: ['+442071838750', '+48600100200'],
  de: ['+49301234567', '+4366412345'],
};

function messageOf(sentences: readonly string[], pick: Pick, random: () => number): string {
  const count = 1 + Math.floor(random() * 4);
  const chosen = new Set(Array.from({ length: count }, () => pick(sentences)));
  const number = () => String(2 + Math.floor(random() * 80));
  return [...chosen].join(' ').replaceAll('{n}', number);
}

/**
 * Leads as they might come in, a quarter of them spam: in three languages, spam often in another
 * than the page's, people who mention a link or a sum, and advertisements without either.
 * @param said which half of the sentences, so that a trial can have only such as were never learnt
 */
export function corpus(
  count: number,
  seed: number,
  said: 'all' | 'one' | 'other' = 'all',
): Judged[] {
  const random = randomFrom(seed);
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] as (typeof list)[number];
  const half = <Of>(list: readonly Of[]) =>
    said === 'all' ? list : list.filter((_, at) => at % 2 === (said === 'one' ? 0 : 1));
  const locales: readonly Locale[] = ['pl', 'pl', 'en', 'de'];
  return Array.from({ length: count }, (_, at) => {
    const locale = pick(locales);
    const isSpam = random() < 0.25;
    return { isSpam, lead: isSpam ? spam(locale, at) : wanted(locale, at) };
  });

  function wanted(locale: Locale, at: number): ReadLead {
    // Some people write in their own language on a page of another one.
    const language = random() < 0.1 ? pick(locales) : locale;
    const hasPhone = random() < 0.8;
    return {
      formType: 'contact',
      locale,
      fullName: pick(NAMES[language]),
      companyName: pick(COMPANIES),
      mail: `${pick(['biuro', 'a.kowalska', 'info', 'jan1980'])}@${pick(['firma.example', 'gmail.com', 'betrieb.example'])}`,
      phoneNumber: hasPhone ? '600100200' : null,
      phoneNormalised: hasPhone ? pick(PHONES[language]) : null,
      message: messageOf(half(ASKED[language]), pick, random),
      flags: random() < 0.05 ? ['trap'] : [],
      details: [],
      extra: at % 9 === 0 ? [{ key: 'users', value: '25' }] : [],
    };
  }

  function spam(locale: Locale, at: number): ReadLead {
    const language: Locale = random() < 0.55 ? 'en' : locale;
    // An advertiser knows the words of those who ask, too.
    const polite = random() < 0.3 ? ` ${pick(half(ASKED[language]))}` : '';
    return {
      formType: 'contact',
      locale,
      fullName: random() < 0.5 ? pick(ODD_NAMES) : pick(NAMES[language]),
      companyName: random() < 0.3 ? 'google' : null,
      mail: `${pick(['marketing', 'eric.jones', 'promo7788', 'sales'])}@${pick(['gmail.com', 'mail.example', 'outreach.example'])}`,
      phoneNumber: random() < 0.6 ? `8${at}5553` : null,
      phoneNormalised: random() < 0.3 ? '+18885550100' : null,
      message: `${messageOf(half(ADVERTISED[language]), pick, random)}${polite}`.replaceAll(
        '{n}',
        '7',
      ),
      flags: random() < 0.3 ? ['links'] : [],
      details: [],
      extra: [],
    };
  }
}
