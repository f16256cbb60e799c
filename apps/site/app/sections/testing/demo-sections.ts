import type { SectionContent, SectionData } from '../../content/domain.ts';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const image = {
  id: 1,
  path: '/media/plan.webp',
  width: 1600,
  height: 1000,
  color: '#eeeeee',
  focalX: 50,
  focalY: 50,
  phonePart: null,
  alt: pl('Plan dnia'),
};
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

/** One section of every kind. For tests. */
export const EVERY_SECTION: SectionContent[] = [
  { id: '1', kind: 'hero', ...head, ...button, secondButton: null, secondButtonDestination: null },
  { id: '2', kind: 'slider', ...head },
  { id: '3', kind: 'products', ...head },
  { id: '4', kind: 'services', ...head, limit: null },
  { id: '5', kind: 'claims', ...head },
  { id: '6', kind: 'realizations', ...head, ...button, limit: 4 },
  { id: '7', kind: 'stages', ...head, ...button, items: [point] },
  { id: '8', kind: 'wheel', ...head, items: [point] },
  { id: '9', kind: 'areas', ...head, limit: 6 },
  { id: '10', kind: 'industries', ...head, limit: 8 },
  {
    id: '11',
    kind: 'calculator',
    ...head,
    ...button,
    figure: pl('77 dni'),
    note: null,
    bars: [{ id: 'b1', days: 11, name: pl('Konta') }],
  },
  { id: '12', kind: 'articles', ...head, limit: 3 },
  { id: '13', kind: 'contact', ...head },
  { id: '14', kind: 'text', ...head, content: pl('<p>Tekst</p>') },
  { id: '15', kind: 'picture', ...head, ...button, image },
  { id: '16', kind: 'points', ...head, items: [point] },
  { id: '17', kind: 'questions', ...head, items: [question] },
  { id: '18', kind: 'team', ...head },
  { id: '19', kind: 'careers', ...head },
  { id: '20', kind: 'addresses', ...head },
  { id: '21', kind: 'association', ...head },
  { id: '22', kind: 'flow', ...head, from: null, to: null, items: [{ ...point, back: false }] },
  { id: '24', kind: 'advisers', ...head },
  { id: '23', kind: 'callToAction', ...head, ...button },
  {
    id: '25',
    kind: 'journey',
    ...head,
    name: pl('Faktura 2210'),
    details: [{ id: 'd1', label: pl('Dostawca'), value: pl('Stal-Hurt') }],
    items: [{ ...step, time: pl('16:02'), mark: pl('Przyjęta') }],
  },
  {
    id: '26',
    kind: 'month',
    ...head,
    month: '2027-02-01',
    daysBefore: 10,
    before: pl('Przedtem: 10 dni'),
    after: pl('Teraz: 2 dni'),
    items: [step, { ...step, id: 's2', title: pl('Zamykanie') }],
  },
  {
    id: '27',
    kind: 'answers',
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
  {
    id: '28',
    kind: 'crossing',
    ...head,
    from: pl('240 ram'),
    to: pl('Wysłane'),
    items: [{ ...step, time: pl('9:12') }],
  },
];

const clause = { version: '1', short: pl('Zgoda'), full: pl('Zgoda w całości') };
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
    companyName: 'Osnowa',
    legalName: 'Osnowa sp. z o.o.',
    foundedYear: 2014,
    slogan: pl('Na miarę'),
    description: pl('Oprogramowanie'),
    office: { phone: '+48 42 000 00 10', email: 'biuro@osnowa.example' },
    sales: { phone: '+48 42 000 00 20', email: 'sprzedaz@osnowa.example' },
    address: {
      street: 'ul. Przędzalniana 100',
      postalCode: '90-001',
      city: 'Łódź',
      countryCode: 'PL',
      latitude: 51.75,
      longitude: 19.48,
    },
    timeZone: 'Europe/Warsaw',
    officeHours: [{ id: 'h1', weekday: 1, opens: '08:00', closes: '16:00' }],
    claims: [{ id: 'c1', value: pl('10+ lat'), label: pl('na rynku') }],
    socialLinks: [],
    association: { name: pl('Izba'), url: 'https://izba.example', logo: null },
    terms: null,
    contactConsent: clause,
    newsletterConsent: clause,
    trackers: { analyticsId: null, tagManagerId: null, pixelId: null },
  },
  slides: [
    {
      id: 1,
      order: 1,
      image,
      titleUppercase: pl('ERP'),
      title: pl('Obieg'),
      subtitle: pl('Jeden'),
      ...button,
    },
    {
      id: 2,
      order: 2,
      image,
      titleUppercase: null,
      title: pl('Miesiąc'),
      subtitle: pl('Dwa dni'),
      ...button,
    },
  ],
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
    },
  ],
  technology: null,
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
