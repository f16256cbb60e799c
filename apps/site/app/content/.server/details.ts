import type { Content } from '../content.ts';
import type {
  AreaContent,
  CareerContent,
  ChangeContent,
  FeatureContent,
  ProductContent,
  QuoteContent,
  RealizationCard,
  RealizationContent,
} from '../domain.ts';
import { namedChangeOf } from '../quote.ts';
import { only } from '../refusal.ts';
import { isMadeWith, technologySlug } from '../technologies.ts';
import { quoteChosen, realizationCards } from './cards.ts';

/** Lists of the two kinds of page with the same structure. */
export type AreaList = 'areas' | 'industries';

/** An area or an industry, its features and the case studies an editor chose for it. */
export interface AreaData {
  area: AreaContent;
  features: FeatureContent[];
  realizations: RealizationCard[];
  quote: QuoteContent | null;
  /** A customer's result: from the quoted case study, or from the first one that has a result. */
  change: ChangeContent | null;
}

/**
 * One area or industry, read from the list that the menus show on every page. Features or case
 * studies that cannot be read are left out, on a page marked as degraded.
 * @throws a 404 answer when there is none of that name, 503 when the list cannot be read
 */
export async function areaNamed(
  content: Content,
  list: AreaList,
  pageName: string,
): Promise<AreaData> {
  const all = content.get(list, { _sort: 'Order:asc' });
  const area = await only(all.then((areas) => areas.filter((each) => each.pageName === pageName)));
  const [features, cards, quote, products] = await Promise.all([
    featuresOf(content, area),
    realizationCards(content),
    quoteChosen(content, area),
    content.list('products', { _sort: 'Order:asc' }),
  ]);
  const realizations = chosen(area.realizations, cards);
  const quoted = cards.filter(({ id }) => id === area.quotedRealization);
  const cases = [...quoted, ...realizations];
  const change = cases.map(namedChangeOf).find((each) => each !== null);
  const accent = leadingAccent(cases, products);
  return { area, features, realizations, quote, change: change ? { ...change, accent } : null };
}

/**
 * Colour of the product whose page quotes the first of these case studies that any product quotes;
 * `null` where none does.
 */
export function leadingAccent(
  cases: readonly { id: number }[],
  products: readonly Pick<ProductContent, 'accent' | 'quotedRealization'>[],
): string | null {
  const leading = cases.flatMap(({ id }) =>
    products.filter(({ quotedRealization }) => quotedRealization === id),
  );
  return leading[0]?.accent ?? null;
}

/** Features in the order in which the editor put them. */
async function featuresOf(content: Content, { features }: AreaContent): Promise<FeatureContent[]> {
  if (features.length === 0) return [];
  return chosen(features, await content.list('area-features', { id_in: features }));
}

function chosen<Item extends { id: number }>(ids: readonly number[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A case study and others like it. */
export interface RealizationData {
  realization: RealizationContent;
  others: RealizationCard[];
}

/** Number of other examples below a case study. */
const OTHER_EXAMPLES = 3;

/**
 * One case study with other examples.
 * @throws a 404 answer when there is none of that name, 503 when the list cannot be read
 */
export async function realizationNamed(content: Content, slug: string): Promise<RealizationData> {
  const all = content.get('realizations', { _sort: 'Order:asc' });
  const realization = await only(all.then((each) => each.filter((one) => one.slug === slug)));
  const others = otherExamples(realization, await realizationCards(content));
  return { realization, others };
}

/** The other case studies, those with most technologies in common first. */
export function otherExamples<One extends Pick<RealizationCard, 'slug' | 'technologies'>>(
  { slug, technologies }: Pick<RealizationCard, 'slug' | 'technologies'>,
  all: One[],
): One[] {
  const slugs = technologies.map(technologySlug);
  const inCommon = (one: One) => slugs.filter((slug) => isMadeWith(slug, one));
  return all
    .filter((one) => one.slug !== slug)
    .sort((one, other) => inCommon(other).length - inCommon(one).length)
    .slice(0, OTHER_EXAMPLES);
}

/**
 * One job offer.
 * @throws a 404 answer (`CareerNotFound`) when there is none, 503 when the list cannot be read
 */
export function careerNamed(content: Content, slug: string): Promise<CareerContent> {
  const all = content.get('careers', { _sort: 'created_at:desc' });
  return only(
    all.then((careers) => careers.filter((career) => career.slug === slug)),
    'CareerNotFound',
  );
}
