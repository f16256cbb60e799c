import { DEFAULT_LOCALE } from '@osnowa/contract';
import type { Content } from '../content.ts';
import {
  type AreaCard,
  type AreaContent,
  type AreaExample,
  CARD_FIELDS,
  type CareerCard,
  type PostTeaser,
  type ProductCard,
  type ProductProof,
  type QuoteContent,
  type RealizationCard,
  type RealizationContent,
} from '../domain.ts';
import { pick } from '../pick.ts';
import { quoteOf } from '../quote.ts';
import { withoutLeadFigure } from './articles/lead-figure.ts';

/** Number of the latest articles. */
const LATEST = 6;

/** Cards of all products; an empty list if they cannot be read, as for all cards below. */
export async function productCards(content: Content): Promise<ProductCard[]> {
  const products = await content.list('products', { _sort: 'Order:asc' });
  return products.map((product) => pick(product, CARD_FIELDS.product));
}

/** Cards of all case studies. */
export async function realizationCards(content: Content): Promise<RealizationCard[]> {
  const realizations = await content.list('realizations', { _sort: 'Order:asc' });
  return realizations.map((realization) => pick(realization, CARD_FIELDS.realization));
}

/** The sentence that an editor chose for a page, by the id of its case study; `null` without one. */
export async function quoteChosen(
  content: Content,
  { quotedRealization: id }: { quotedRealization: number | null },
): Promise<QuoteContent | null> {
  if (id === null) return null;
  const realizations = await content.list('realizations', { _sort: 'Order:asc' });
  const chosen = realizations.find((one) => one.id === id);
  return chosen ? quoteOf(chosen) : null;
}

/**
 * The case study that an editor chose for a page made of sections, for another page that can do
 * without it; `null` where there is none, or it cannot be read.
 */
export async function caseQuotedOn(
  content: Content,
  pageName: string,
): Promise<RealizationCard | null> {
  const [pages, realizations] = await Promise.all([
    content.optional('pages', { PageName: pageName }),
    content.optional('realizations', { _sort: 'Order:asc' }),
  ]);
  const quoted = realizations?.find(({ id }) => id === pages?.[0]?.quotedRealization);
  return quoted ? pick(quoted, CARD_FIELDS.realization) : null;
}

/** Customer, figure and pictures of the case study that a product quotes; `null` without one. */
export async function proofChosen(
  content: Content,
  { quotedRealization: id }: { quotedRealization: number | null },
): Promise<ProductProof | null> {
  if (id === null) return null;
  const realizations = await content.list('realizations', { _sort: 'Order:asc' });
  const chosen = realizations.find((one) => one.id === id);
  if (!chosen) return null;
  const { slug, image, figures, proof, realizationDetail: detail } = chosen;
  return {
    slug,
    customer: proof?.customer ?? null,
    figure: figures[0] ?? null,
    screens: [
      image,
      ...(detail.image ? [detail.image] : []),
      ...detail.informationSection.images,
    ].map((one) => one.id),
  };
}

/**
 * Cards of all areas, or of all industries, each with its case study. A page may show both lists:
 * if an area quotes the same case study, the industry shows another of its figures.
 */
export async function areaCards(
  content: Content,
  kind: 'areas' | 'industries',
): Promise<AreaCard[]> {
  const [areas, before, realizations] = await Promise.all([
    content.list(kind, { _sort: 'Order:asc' }),
    kind === 'areas' ? [] : content.list('areas', { _sort: 'Order:asc' }),
    content.list('realizations', { _sort: 'Order:asc' }),
  ]);
  const cases = casesOf([...before, ...areas], realizations).slice(before.length);
  return areas.map((area, index) => ({
    ...pick(area, CARD_FIELDS.area),
    image: area.imageHeader ?? cases[index]?.image ?? null,
    example: cases[index] ?? null,
  }));
}

type Chosen = Pick<AreaContent, 'quotedRealization' | 'realizations'>;
type Case = Pick<RealizationContent, 'id' | 'image' | 'figures' | 'proof'>;

/**
 * For each area the case study that its page quotes, or the first that it shows; `null` without one.
 * Only a quoted one has a figure: an editor chose it as proof, while the others may be of another
 * trade. Areas that quote the same one each get another of its figures, as long as there
 * are any.
 */
export function casesOf(
  areas: Chosen[],
  realizations: Case[],
): ((AreaExample & Pick<Case, 'image'>) | null)[] {
  const byId = new Map(realizations.map((one) => [one.id, one]));
  const uses = new Map<number, number>();
  return areas.map(({ quotedRealization, realizations: related }) => {
    const chosen = byId.get(quotedRealization ?? related[0] ?? -1);
    if (!chosen) return null;
    const { id, image, figures, proof } = chosen;
    if (quotedRealization === null) return { image, customer: null, figure: null };
    const used = uses.get(id) ?? 0;
    uses.set(id, used + 1);
    return {
      image,
      customer: proof?.customer ?? null,
      figure: figures[used] ?? figures[0] ?? null,
    };
  });
}

/** Cards of the latest articles: those in the visitor's language, then Polish ones. */
export async function postCards(content: Content): Promise<PostTeaser[]> {
  const languages = new Set([content.locale, DEFAULT_LOCALE]);
  const lists = await Promise.all(
    [...languages].map((language) => content.list('blog-posts', { language, _limit: LATEST })),
  );
  const posts = lists.flat().slice(0, LATEST);
  return posts.map((post) => ({
    ...pick(post, CARD_FIELDS.post),
    figure: withoutLeadFigure(post.content).figure,
  }));
}

/** Cards of all job offers, the newest first. */
export async function careerCards(content: Content): Promise<CareerCard[]> {
  const careers = await content.list('careers', { _sort: 'created_at:desc' });
  return careers.map((career) => pick(career, CARD_FIELDS.career));
}
