import { inOneLanguage } from '@osnowa/text';
import { SETTINGS } from '../../../server/testing/records.ts';
import type { SectionContent, SectionData } from '../../content/domain.ts';
import { PICTURE_OF_TEST } from '../../ui/testing/picture-of-test.ts';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const image = PICTURE_OF_TEST;
const point = {
  id: 'p1',
  icon: 'truck' as const,
  title: pl('Trasa'),
  description: pl('Plan dnia.'),
};
const question = { id: 'q1', question: pl('Ile to trwa?'), answer: pl('Trzy miesiące.') };
const step = { id: 's1', title: pl('Zgadzanie'), description: pl('Wyciągi.') };
const head = { title: pl('Nagłówek'), subtitle: null };
const button = { button: pl('Zobacz'), buttonDestination: '/contact' };

const SAMPLES: {
  [Kind in SectionContent['kind']]: Omit<Extract<SectionContent, { kind: Kind }>, 'id' | 'kind'>;
} = {
  hero: { ...head, ...button, secondButton: null, secondButtonDestination: null, claims: true },
  slider: { ...head },
  products: { ...head, view: 'rows' },
  services: { ...head, limit: null },
  claims: { ...head },
  realizations: { ...head, ...button, limit: 4 },
  stages: { ...head, ...button, items: [point], place: 'own' },
  wheel: { ...head, items: [point] },
  areas: { ...head, limit: 6, view: 'names' },
  industries: { ...head, limit: 8, view: 'names', place: 'own' },
  calculator: {
    ...head,
    ...button,
    figure: pl('77 dni'),
    note: null,
    bars: [{ id: 'b1', days: 11, name: pl('Konta') }],
  },
  articles: { ...head, limit: 3 },
  contact: { ...head, asksAbout: 'offer' },
  text: { ...head, content: pl('<p>Tekst</p>'), folded: false, place: 'own' },
  picture: { ...head, ...button, image },
  points: { ...head, items: [point], place: 'own' },
  questions: { ...head, items: [question] },
  team: { ...head },
  careers: { ...head },
  addresses: { ...head },
  association: { ...head },
  flow: { ...head, from: null, to: null, items: [{ ...point, back: false }] },
  advisers: { ...head, place: 'own' },
  callToAction: { ...head, ...button },
  journey: {
    ...head,
    name: pl('Faktura 2210'),
    details: [{ id: 'd1', label: pl('Dostawca'), value: pl('Stal-Hurt') }],
    items: [{ ...step, time: pl('16:02'), mark: pl('Przyjęta') }],
  },
  month: {
    ...head,
    month: '2027-02-01',
    daysBefore: 10,
    before: pl('Przedtem: 10 dni'),
    after: pl('Teraz: 2 dni'),
    items: [step, { ...step, id: 's2', title: pl('Zamykanie') }],
  },
  answers: {
    ...head,
    items: [
      {
        ...question,
        unit: pl('%'),
        bars: [{ id: 'b1', name: pl('Piątek'), value: 20.5, marked: true }],
      },
      { id: 'q2', question: pl('Gdzie?'), answer: pl('W Kutnie.'), unit: null, bars: [] },
    ],
  },
  crossing: {
    ...head,
    from: pl('240 ram'),
    to: pl('Wysłane'),
    items: [{ ...step, time: pl('9:12') }],
  },
  connections: {
    ...head,
    name: pl('Twoje dane'),
    details: [{ id: 'd1', label: pl('Kraj'), value: pl('Polska') }],
    items: [
      { ...step, inward: pl('Logowanie'), outward: null },
      { ...step, id: 's2', title: pl('Kopia'), inward: pl('Powrót'), outward: pl('Co noc') },
    ],
  },
  week: {
    ...head,
    items: [
      { ...step, title: pl('Wtorek'), together: false },
      { ...step, id: 's2', title: pl('Środa'), together: true },
    ],
  },
};

/** One section of every kind, which the compiler asks for. For tests. */
export const EVERY_SECTION = Object.entries(SAMPLES).map(
  ([kind, content], index) => ({ id: String(index + 1), kind, ...content }) as SectionContent,
);

const area = {
  id: 1,
  pageName: 'sales',
  icon: 'store' as const,
  cardTitle: pl('Sprzedaż'),
  shortDescription: pl('Od oferty do faktury.'),
  image,
  example: {
    customer: 'Elektrohurt',
    figure: { id: 'f1', value: pl('9 → 1'), label: pl('pomyłek na 1000 pobrań') },
  },
};
const person = {
  image,
  phone: null,
  email: null,
  position: pl('Analityk'),
  isAdviser: false,
};

/** Content for all of them. For tests. */
export const DEMO_DATA: SectionData = {
  replyTimes: null,
  quote: null,
  settings: {
    ...inOneLanguage(SETTINGS, 'pl'),
    officeHours: [{ id: 'h1', weekday: 1, opens: '08:00', closes: '16:00' }],
    claims: [{ id: 'c1', value: pl('10+ lat'), label: pl('na rynku') }],
  },
  slides: ['Obieg', 'Miesiąc'].map((title, index) => ({
    ...{ id: index + 1, order: index + 1, image, title: pl(title), ...button },
    ...{ titleUppercase: index === 0 ? pl('ERP') : null, subtitle: pl('Jeden') },
  })),
  products: ['#dd3322', '#44aa55', '#ffbb11', '#0066bb'].map((accent, index) => ({
    id: index + 1,
    slug: `produkt-${index}`,
    name: `P${index}`,
    accent,
    icon: 'boxes' as const,
    title: pl('Produkt'),
    shortDescription: pl('Krótko'),
    startingPrice: pl('Od 42 000 zł netto.'),
    image,
  })),
  services: [
    {
      id: 1,
      order: 1,
      anchor: 'mobile',
      icon: 'smartphone',
      isMobile: true,
      name: pl('Aplikacje mobilne'),
      servicesDescription: pl('Pierwszy akapit.\n\nDrugi akapit.'),
      button: pl('Zobacz'),
      realizationDetail: { buttonDestination: '/realizations/field-service' },
    },
  ],
  realizations: [
    {
      id: 1,
      slug: 'field-service',
      icon: 'route',
      name: pl('Field Service'),
      header: pl('Trasy przed szóstą'),
      description: pl('Plan dnia.'),
      image,
      thumbnail: null,
      technologies: ['React'],
      figures: [{ id: 'f1', value: pl('−23 %'), label: pl('kilometrów') }],
      button: null,
      proof: null,
    },
  ],
  caseFilter: { industry: null, technology: null },
  trades: [{ pageName: 'produkcja', name: pl('Produkcja'), realizations: [1] }],
  contents: {},
  areas: [area],
  industries: [area],
  posts: [
    {
      id: 1,
      slug: 'ile-trwa',
      title: 'Ile trwa wdrożenie',
      description: 'Krótko',
      language: 'pl',
      createdAt: '2026-10-11T22:30:00.000Z',
      category: { id: 1, slug: 'erp', icon: 'boxes', name: pl('ERP') },
      figure: { value: '81 → 98%', label: 'zgodnych stanów' },
    },
  ],
  employees: [
    { ...person, id: 3, name: 'Ewa', surname: 'Świderska', isChief: false },
    { ...person, id: 4, name: 'Jan', surname: 'Zając', isChief: false, isAdviser: true },
    { ...person, id: 1, name: 'Anna', surname: 'Adamska', isChief: false },
    { ...person, id: 2, name: 'Hanna', surname: 'Reszka', isChief: true },
  ],
  careers: [],
};
