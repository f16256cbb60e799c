import type { CalculatorName } from '@osnowa/site-map';
import { NO_FILTER } from '../case-filter.ts';
import type { Content } from '../content.ts';
import {
  type ArticleContent,
  type CatalogueContent,
  type EmployeeContent,
  formSettings,
  type PageContent,
  type ProductContent,
  type ProductProof,
  type QuoteContent,
  type SectionContent,
  type SectionData,
  type SettingsContent,
  type TradeContent,
} from '../domain.ts';
import { pick } from '../pick.ts';
import { only, required } from '../refusal.ts';
import { longTextOf } from './articles/article.ts';
import {
  areaCards,
  careerCards,
  postCards,
  productCards,
  proofChosen,
  quoteChosen,
  realizationCards,
} from './cards.ts';
import { readSettings } from './settings.ts';

/** A page that an editor made of sections, with the documents that they refer to. */
export interface ContentPageData {
  page: PageContent;
  data: SectionData;
}

/**
 * Reads a content page and the documents that its sections show.
 * @throws a 404 answer when the page does not exist, 503 when it cannot be read at all
 */
export async function contentPage(content: Content, address: string): Promise<ContentPageData> {
  const { page, contents } = withContents(await only(content.get('pages', { PageName: address })));
  const [data, quote] = await Promise.all([
    sectionData(content, page.sections),
    quoteChosen(content, page),
  ]);
  const whole = { ...data, contents };
  return { page, data: quote ? withQuotedFirst(whole, quote) : whole };
}

/** The page with ids on the headings of its long texts, and their tables of contents. */
function withContents(page: PageContent): { page: PageContent } & Pick<SectionData, 'contents'> {
  const contents: Record<string, ArticleContent['contents']> = {};
  const sections = page.sections.map((section, index) => {
    if (section.kind !== 'text') return section;
    const { text, lang } = section.content;
    const { html, contents: links } = longTextOf(text, lang, {
      folded: section.folded,
      isNear: index < 2,
    });
    if (links.length > 0) contents[section.id] = links;
    return { ...section, content: { text: html, lang } };
  });
  return { page: { ...page, sections }, contents };
}

/** Moves the case study that a page quotes to the first place. */
function withQuotedFirst(data: SectionData, quote: QuoteContent): SectionData {
  const { realizations } = data;
  const quoted = realizations.filter(({ slug }) => slug === quote.slug);
  const others = realizations.filter(({ slug }) => slug !== quote.slug);
  return { ...data, quote, realizations: [...quoted, ...others] };
}

/**
 * One product, and the customer quoted on its page. Read from the list that the menus show on every page, so that a product page
 * without a visit so far can still be shown while the CMS is down.
 * @throws a 404 answer when there is no such product, 503 when none can be read
 */
export async function productNamed(
  content: Content,
  slug: string,
): Promise<{ product: ProductContent; quote: QuoteContent | null; proof: ProductProof | null }> {
  const products = content.get('products', { _sort: 'Order:asc' });
  const product = await only(
    products.then((all) => all.filter((product) => product.slug === slug)),
  );
  const [quote, proof] = await Promise.all([
    quoteChosen(content, product),
    proofChosen(content, product),
  ]);
  return { product, quote, proof };
}

/** Reads the documents that the given sections refer to, and no others. */
async function sectionData(content: Content, sections: SectionContent[]): Promise<SectionData> {
  const kinds = new Set<SectionContent['kind']>(sections.map((section) => section.kind));
  const when = <Item>(kind: SectionContent['kind'], read: () => Promise<Item[]>) =>
    kinds.has(kind) ? read() : Promise.resolve([]);
  const allCases = sections.some((one) => one.kind === 'realizations' && one.limit === null);
  const wholeServices = sections.some((one) => one.kind === 'services' && one.limit === null);
  const [
    settings,
    slides,
    products,
    services,
    realizations,
    areas,
    industries,
    posts,
    employees,
    careers,
    replies,
    trades,
  ] = await Promise.all([
    readSettings(content),
    when('slider', () => content.list('main-page-sliders', { _sort: 'Order:asc' })),
    when('products', () => productCards(content)),
    when('services', () => content.list('services', { _sort: 'Order:asc' })),
    // Services in full show their examples.
    wholeServices
      ? realizationCards(content)
      : when('realizations', () => realizationCards(content)),
    when('areas', () => areaCards(content, 'areas')),
    when('industries', () => areaCards(content, 'industries')),
    when('articles', () => postCards(content)),
    employeesFor(content, kinds),
    when('careers', () => careerCards(content)),
    kinds.has('contact') ? content.optional('reply-times') : null,
    // All case studies have a filter.
    allCases ? tradesToChoose(content) : [],
  ]);
  return {
    quote: null,
    settings,
    replyTimes: replies?.times ?? null,
    slides,
    products,
    services,
    realizations,
    caseFilter: NO_FILTER,
    trades,
    contents: {},
    areas,
    industries,
    posts,
    employees,
    careers,
  };
}

/** The industries by which case studies can be chosen. */
async function tradesToChoose(content: Content): Promise<TradeContent[]> {
  const industries = await content.list('industries', { _sort: 'Order:asc' });
  return industries.map((industry) => pick(industry, ['pageName', 'name', 'realizations']));
}

/**
 * All employees for the team section and for a page of job offers, the advisers for theirs, none for
 * a page with neither.
 */
async function employeesFor(
  content: Content,
  kinds: ReadonlySet<SectionContent['kind']>,
): Promise<EmployeeContent[]> {
  const all = kinds.has('team') || kinds.has('careers');
  if (!all && !kinds.has('advisers')) return [];
  const employees = await content.list('employees', { _sort: 'Surname:asc' });
  return all ? employees : employees.filter(({ isAdviser }) => isAdviser);
}

/** A calculator's catalogue, which its page requires, with all settings and those of its form. */
export async function catalogueNamed(
  content: Content,
  name: CalculatorName,
): Promise<{
  catalogue: CatalogueContent;
  settings: SettingsContent;
  formSettings: ReturnType<typeof formSettings>;
}> {
  const [catalogue, settings] = await Promise.all([
    required(content.get(name)),
    readSettings(content),
  ]);
  return { catalogue, settings, formSettings: formSettings(settings, 'estimateConsent') };
}
