import { DEFAULT_LOCALE } from '@osnowa/contract';
import {
  type AreaCard,
  CARD_FIELDS,
  type CareerCard,
  type PostTeaser,
  type ProductCard,
  type QuoteContent,
  type RealizationCard,
} from '../domain.ts';
import { pick } from '../pick.ts';
import { quoteOf } from '../quote.ts';
import { withoutLeadFigure } from './articles/lead-figure.ts';
import type { Content } from './content-client.ts';

/** Number of the latest articles. */
const LATEST = 6;

/** Cards of all products; an empty list where they cannot be read. So are all cards below. */
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
 * Cards of all areas, or of all industries, each with the case study that its page quotes. Where two
 * quote the same one, the second has its next figure.
 */
export async function areaCards(
  content: Content,
  kind: 'areas' | 'industries',
): Promise<AreaCard[]> {
  const [areas, realizations] = await Promise.all([
    content.list(kind, { _sort: 'Order:asc' }),
    content.list('realizations', { _sort: 'Order:asc' }),
  ]);
  const byId = new Map(realizations.map((one) => [one.id, one]));
  const uses = new Map<number, number>();
  return areas.map((area) => {
    const chosen = byId.get(area.quotedRealization ?? area.realizations[0] ?? -1);
    const used = (chosen && uses.get(chosen.id)) ?? 0;
    if (chosen) uses.set(chosen.id, used + 1);
    return {
      ...pick(area, CARD_FIELDS.area),
      image: area.imageHeader ?? chosen?.image ?? null,
      example: chosen
        ? {
            customer: chosen.proof?.customer ?? null,
            figure: chosen.figures[used] ?? chosen.figures[0] ?? null,
          }
        : null,
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
