import { expect, test } from 'vitest';
import type { SectionContent } from '../content/domain.ts';
import { markup } from '../ui/testing/markup.tsx';
import { Sections } from './sections.tsx';
import { Slider } from './slider/slider.tsx';
import { DEMO_DATA, EVERY_SECTION } from './testing/demo-sections.ts';

const html = (sections: SectionContent[], locale: 'pl' | 'de' = 'pl', data = DEMO_DATA) =>
  markup(locale, <Sections of={sections} data={data} />);

function only<Kind extends SectionContent['kind']>(kind: Kind): SectionContent[] {
  return EVERY_SECTION.filter((section) => section.kind === kind);
}

test('a page with every kind of section has one h1 and no inline styles', () => {
  const page = html(EVERY_SECTION);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).not.toContain(' style=');
});

test('every section has its heading, and names itself by it', () => {
  for (const section of EVERY_SECTION) {
    const alone = html([section]);
    expect(alone, section.kind).toMatch(/<h[12][^>]*>Nagłówek<\/h[12]>/);
  }
  const all = html(EVERY_SECTION);
  const named = [...all.matchAll(/aria-labelledby="([^"]+)"/g)];
  for (const [, id] of named) expect(all).toContain(`id="${id}"`);
});

test('headings go down one level at a time, also in a section without a title', () => {
  const untitled = EVERY_SECTION.map((section) => ({ ...section, title: null }) as SectionContent);
  for (const page of [html(EVERY_SECTION), html(untitled)]) {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
    }
  }
});

test('Polish content on a German page says that it is Polish', () => {
  expect(html(only('points'), 'de')).toMatch(/<h3.*<span lang="pl-PL">Trasa<\/span>.*<\/h3>/);
  expect(html(only('points'), 'pl')).not.toContain('lang=');
  expect(html(only('articles'), 'de')).toMatch(/<li lang="pl-PL"/);
});

const limited = (kind: SectionContent['kind'], limit: number | null) =>
  only(kind).map((section) => ({ ...section, limit }) as SectionContent);
const count = (page: string, part: RegExp) => page.match(part)?.length ?? 0;

/** Content that a page has, and content that it lacks. */
test.each<[string, () => string, RegExp[], RegExp[]?]>([
  [
    'links stay in the language of the page',
    () => html([...only('products'), ...only('articles')], 'de'),
    [/href="\/de\/products\/produkt-0"/, /href="\/de\/blog\/erp\/ile-trwa"/],
  ],
  [
    '#mobile leads to the mobile service on the page that describes all of it, with a screen and what it achieved',
    () => html(only('services')),
    [
      /id="mobile"/,
      /<img[^>]*alt="Plan dnia".*Field Service: <strong[^>]*>−23 %<\/strong> <span>kilom/s,
    ],
  ],
  [
    'a teaser of services is short',
    () => html(limited('services', 3)),
    [/<img[^>]* alt="" loading="lazy"/],
    [/id="mobile"/, /Drugi akapit\./, /data-enlarge/],
  ],
  [
    'the chief stands first in the team, then the others by surname in Polish order, with portraits',
    () => html(only('team')),
    [/Hanna Reszka.*Anna Adamska.*Ewa Świderska.*Jan Zając/s, /w_290,h_435,q_90,/],
  ],
  [
    'the address names its country to a reader in another one',
    () => html(only('addresses'), 'de'),
    [/Łódź<br\/>Polen<\/address>/],
  ],
  ['and to none in its own', () => html(only('addresses')), [/Łódź<\/address>/]],
  ['only advisers are offered as contacts', () => html(only('advisers')), [/Zając/], [/Adamska/]],
  [
    'products on their own page show their screens and what it costs to begin',
    () => html(only('products')),
    [/<img.*P0.*Od <strong[^>]*>42 000 zł<\/strong> netto/s],
    [/viewBox="0 0 1280 200"/],
  ],
  [
    'cards of products below a hero have lines that run down to them, and no prices',
    () =>
      html([
        ...only('hero'),
        ...only('products').map((section) => ({ ...section, view: 'cards' }) as SectionContent),
      ]),
    [/viewBox="0 0 1280 200"/],
    [/42 000/],
  ],
  [
    'points with icons are no figures',
    () => html(only('points')),
    [],
    [/<section[^>]* class="[^"]*figures/],
  ],
  [
    'an article has its figure, and is dated in the company’s time zone',
    () => html(only('articles')),
    [/81 → 98%<\/strong> <span>zgodnych stanów/, /12\u00A0października 2026/],
    [/<img/],
  ],
])('%s', (_, page, has, hasNot = []) => {
  const shown = page();
  for (const part of has) expect(shown).toMatch(part);
  for (const part of hasNot) expect(shown).not.toMatch(part);
});

test('a list that could not be read shows no empty heading', () => {
  const empty = { ...DEMO_DATA, products: [], realizations: [], areas: [], posts: [], slides: [] };
  for (const kind of ['products', 'realizations', 'areas', 'articles', 'slider'] as const) {
    expect(html(only(kind), 'pl', empty), kind).not.toContain('<h2');
  }
});

test('the page of the newsletter offers no telephone, and every other page the one of sales', () => {
  const contact = <Sections of={only('contact')} data={DEMO_DATA} />;
  expect(markup('de', contact, '/de/newsletter')).not.toContain('tel:');
  expect(markup('de', contact, '/de/contact')).toContain('tel:+48420000020');
});

test('people, points and industries stand with the section before where an editor places them, and by themselves where it has no room', () => {
  const placed = (kind: SectionContent['kind'], place: string) =>
    only(kind).map((section) => ({ ...section, place }) as SectionContent);
  const sectionsOf = (...of: SectionContent[][]) => count(html(of.flat()), /<section/g);
  const [people, points] = [placed('advisers', 'beside'), placed('points', 'below')];
  expect(sectionsOf(only('contact'), only('advisers'))).toBe(2);
  expect(sectionsOf(only('contact'), people)).toBe(1);
  expect(sectionsOf(only('contact'), people, points)).toBe(1);
  expect(sectionsOf(only('contact'), points)).toBe(1);
  expect(sectionsOf(people, only('contact'))).toBe(2);
  expect(sectionsOf(only('contact'), people, people)).toBe(2);
  const together = html([...only('contact'), ...people, ...points]);
  expect(together).toContain('Zając');
  expect(together).toMatch(/<form.*<h3.*>Trasa<.*<\/h3>.*<\/section>/s);
  const figures = (...of: SectionContent[][]) => count(html(of.flat()), /9 → 1<\/strong>/g);
  expect(figures(only('areas'), placed('industries', 'beside'))).toBe(2);
  expect(figures(only('areas'), only('industries'))).toBe(0);
});

test('the first screen says why to believe it: a customer by name, and figures where an editor wants them', () => {
  const pl = (text: string) => ({ text, lang: 'pl' as const });
  const quote = {
    slug: 'field-service',
    words: pl('Plan już na mnie czeka.'),
    person: 'Jan Maj',
    role: pl('dyspozytor'),
    customer: 'Serwis sp. z o.o.',
    place: pl('Kutno'),
    portrait: null,
  };
  const shown = html(only('hero'), 'de', { ...DEMO_DATA, quote });
  expect(shown).toMatch(/<blockquote lang="pl-PL"[^>]*>Plan już na mnie czeka\.<\/blockquote>/);
  expect(shown).toContain('href="/de/realizations/field-service"');
  expect(shown.replaceAll(/<[^>]+>/g, '')).toContain('Jan Maj, dyspozytorSerwis sp. z o.o., Kutno');
  expect(shown).toContain('10+ lat');
  const without = only('hero').map((section) => ({ ...section, claims: false }) as SectionContent);
  expect(html(without)).not.toContain('10+ lat');
});

test('areas and industries say what a customer has gained; their names do not', () => {
  for (const kind of ['areas', 'industries'] as const) {
    const whole = html(only(kind).map((one) => ({ ...one, view: 'cards' }) as SectionContent));
    expect(whole).toMatch(/9 → 1<\/strong>.*pomyłek na 1000 pobrań.*Elektrohurt/s);
    expect(html(only(kind))).not.toMatch(/Elektrohurt|<img/);
  }
});

test('a long text has links to its headings; a short one and one with a title have none', () => {
  const contents = { 14: [{ id: 'kopie', text: 'Kopie' }] };
  const untitled = only('text').map((section) => ({ ...section, title: null }) as SectionContent);
  const links = (sections: SectionContent[], data = DEMO_DATA) =>
    html(sections, 'pl', data).match(/href="#kopie"/g)?.length ?? 0;
  expect(links(untitled, { ...DEMO_DATA, contents })).toBe(1);
  expect(links(only('text'), { ...DEMO_DATA, contents })).toBe(0);
  expect(links(untitled)).toBe(0);
});

test('a job offer says beside its text where it is and what it pays', () => {
  const pl = (text: string) => ({ text, lang: 'pl' as const });
  const job = {
    id: 1,
    slug: 'tester',
    title: pl('Tester'),
    location: pl('Łódź'),
    description: pl('Psujesz programy.\n\nWynagrodzenie: 5200 zł brutto.'),
    careerTechnologies: [],
  };
  const page = html(only('careers'), 'pl', { ...DEMO_DATA, careers: [job] });
  expect(page).toMatch(/<p[^>]*>Psujesz programy\.<\/p><div[^>]*><p>Łódź<\/p>.*5200 zł brutto/s);
});

test('points without icons are figures, an article without one has the pattern of its name', () => {
  const plain = only('points').flatMap((section) =>
    section.kind === 'points'
      ? [{ ...section, items: section.items.map((item) => ({ ...item, icon: null })) }]
      : [],
  );
  expect(html(plain)).toMatch(/<section[^>]* class="[^"]*figures/);
  const posts = DEMO_DATA.posts.map((post) => ({ ...post, figure: null }));
  expect(html(only('articles'), 'pl', { ...DEMO_DATA, posts })).toContain('<img');
});

test('a flow between two systems names its direction', () => {
  const [from, to] = ['ERP', 'Sklep'].map((text) => ({ text, lang: 'pl' as const }));
  const flow = (back: boolean) =>
    only('flow').map((section) => {
      const items = section.kind === 'flow' ? section.items : [];
      return { ...section, from, to, items: items.map((item) => ({ ...item, back })) };
    }) as SectionContent[];
  const wordsOf = (page: string) => page.replaceAll(/<[^>]+>/g, '');
  expect(wordsOf(html(flow(false)))).toContain('ERP → Sklep');
  expect(wordsOf(html(flow(true)))).toContain('Sklep → ERP');
});

test('the steps of a wheel can be reached without a script', () => {
  const [, target] = html(only('wheel')).match(/<a [^>]*href="#([^"]+)"/) ?? [];
  expect(html(only('wheel'))).toContain(`id="${target}"`);
});

test('a slider’s first picture is fetched ahead at the top of a page, from outside of its island', () => {
  const linksOf = (sections: SectionContent[]) =>
    html(sections).match(/<link rel="preload"[^>]*>/g) ?? [];
  const slider = only('slider');
  expect(linksOf(slider)).toEqual([expect.not.stringContaining('media=')]);
  expect(linksOf([...only('hero'), ...slider])).toEqual([
    expect.stringContaining('media="(width &gt;= 62rem)"'),
  ]);
  expect(linksOf([...only('hero'), ...only('points'), ...slider])).toEqual([]);
  // An island hydrates by the position of its first element, and a link has none.
  for (const section of slider)
    if (section.kind === 'slider')
      expect(markup('pl', <Slider section={section} slides={DEMO_DATA.slides} />)).toMatch(
        /^<section/,
      );
});

test('the contact section says how fast replies left, with the days that count; without a figure nothing', () => {
  const replyTimes = { median: 9, percentile90: 150, windowDays: 30, laterMedian: 40 };
  const shown = (locale: 'pl' | 'de') =>
    html(only('contact'), locale, { ...DEMO_DATA, replyTimes }).replaceAll('\u00A0', ' ');
  expect(shown('pl')).toContain(
    'Ostatnie 30 dni: połowa pierwszych odpowiedzi wyszła w ciągu 9 min',
  );
  expect(shown('pl')).toContain('dziewięć na dziesięć w ciągu 3 godz.');
  expect(shown('de')).toContain('binnen 9 Min. hinaus, neun von zehn binnen 3 Std.');
  expect(shown('pl')).toContain(
    'Na dalsze wiadomości klientów połowa odpowiedzi wyszła w ciągu 40 min',
  );
  expect(html(only('contact'))).not.toContain('połowa pierwszych odpowiedzi');
});
