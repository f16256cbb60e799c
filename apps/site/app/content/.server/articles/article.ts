import type { Locale } from '@osnowa/contract';
import { headingAnchors, typeset } from '@osnowa/text';
import { type ImageWidth, imageUrl } from '../../../ui/picture/image-url.ts';
import { PHONE, partFilesOf } from '../../../ui/picture/picture.tsx';
import { ACROSS } from '../../../ui/picture/sizes.ts';
import type { ArticleContent } from '../../domain.ts';
import { withNamedCells, withScrollingTables } from './tables.ts';

/**
 * Words that an adult reads in a minute, a little below the average, because the posts contain
 * figures.
 */
const WORDS_PER_MINUTE = 200;

/** Widths in px of pictures in a text. */
const WIDTHS: readonly [ImageWidth, ...ImageWidth[]] = [360, 480, 640, 768, 960, 1280, 1600];
const SIZES = `(width >= 62rem) 56rem, (width >= 48rem) 42rem, ${ACROSS}`;

/**
 * Prepares the HTML of a post, which the content service makes of a closed list of elements.
 * @param language of the post
 */
export function articleOf(html: string, language: Locale): ArticleContent {
  const { html: anchored, contents } = withAnchors(html, language);
  const figured = withMarginFigures(withTables(anchored, language));
  const whole = withPictures(figured);
  return { parts: halves(whole), contents, minutes: readingMinutes(html) };
}

/** A text of a page needs this many headings to have a table of contents. */
const CONTENTS_FROM = 4;

/**
 * Prepares a text of an editor's page: a long one gets a table of contents, and its headings ids.
 * @param language of the text
 * @param folded whether its chapters are folded on a phone
 * @param isNear whether the text begins in the first window, with its first picture
 * @returns `contents` empty for a short text, whose headings stay as they are
 */
export function longTextOf(
  html: string,
  language: Locale,
  { folded = false, isNear = false } = {},
): { html: string; contents: ArticleContent['contents'] } {
  const pictured = withPictures(html, isNear);
  const { html: anchored, contents } = withAnchors(pictured, language);
  if (contents.length < CONTENTS_FROM) return { html: withNamedCells(pictured), contents: [] };
  const whole = withTables(anchored, language);
  return { html: folded ? withChapters(whole) : whole, contents };
}

const CHAPTER = /<h2 id="([^"]*)">([\s\S]*?)<\/h2>([\s\S]*?)(?=<h2 id=|$)/g;

/**
 * Each heading of the second level with its text as a `<details>`, the first one open. The id is on
 * the folded part: a browser opens it for a link to it. A window wide enough for all chapters shows
 * the heading before the text instead of the summary, so that nothing is announced as collapsed.
 */
function withChapters(html: string): string {
  let isFirst = true;
  return html.replace(CHAPTER, (_, id: string, heading: string, rest: string) => {
    const open = isFirst ? ' open=""' : '';
    isFirst = false;
    return `<details${open}><summary><h2>${heading}</h2></summary><div id="${id}"><h2>${heading}</h2>${rest}</div></details>`;
  });
}

const withTables = (html: string, language: Locale) =>
  withScrollingTables(withNamedCells(html), language);

/** Minutes that reading an HTML text takes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

const HEADING = /<h([234])>([\s\S]*?)<\/h\1>/g;

/** Gives headings ids made of their words, as targets of links. */
function withAnchors(html: string, language: Locale) {
  const words = [...html.matchAll(HEADING)].map(([, , inner = '']) => textOf(inner).trim());
  const anchors = headingAnchors(words);
  const contents: ArticleContent['contents'] = [];
  let at = 0;
  const anchored = html.replace(HEADING, (_, level: string, inner: string) => {
    const [id = '', text = ''] = [anchors[at], words[at]];
    at += 1;
    if (level === '2') contents.push({ id, text: typeset(text, language) });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: anchored, contents };
}

const LAZY = 'loading="lazy"';

/** Part of a picture that phones show, as the content service writes it. */
const PART = / data-part="(half|third)" data-focal="([\d.]+) ([\d.]+)"/;

/**
 * Pictures come from the image service in the size of the screen. All are lazy, except the first
 * if it is in the first window. A screenshot with small text shows a phone only its relevant part.
 */
function withPictures(html: string, isFirstNear = false): string {
  let loading = isFirstNear ? 'loading="eager" fetchpriority="high"' : LAZY;
  return html.replace(/<img src="(\/media\/[^"]+)"([^>]*)>/g, (_, path: string, rest: string) => {
    const own = sideOf(rest, 'width');
    const [smallest, ...larger] = WIDTHS;
    const widths = [smallest, ...larger.filter((width) => width <= own)];
    const sources = widths.map((width) => `${imageUrl(path, { width })} ${width}w`).join(', ');
    const source = imageUrl(path, { width: 960 });
    const image = `<img src="${source}" srcset="${sources}" sizes="${attribute(SIZES)}" ${loading} decoding="async"${rest.replace(PART, '')}>`;
    loading = LAZY;
    const part = phoneSource(path, rest);
    return part ? `<picture>${part}${image}</picture>` : image;
  });
}

/** The part of a picture for phones; empty where its attributes name none. */
function phoneSource(path: string, attributes: string): string {
  const [, phonePart, focalX, focalY] = PART.exec(attributes) ?? [];
  if (!phonePart) return '';
  const [width, height] = [sideOf(attributes, 'width'), sideOf(attributes, 'height')];
  const part = partFilesOf(
    {
      ...{ path, width, height, focalX: Number(focalX), focalY: Number(focalY) },
      phonePart: phonePart as 'half' | 'third',
    },
    '1:1',
    ACROSS,
  );
  return `<source media="${attribute(PHONE)}" srcset="${part.srcSet}" sizes="${part.sizes}" width="${part.width}" height="${part.height}">`;
}

/** Text as an attribute of HTML that patterns read up to its first `>`. */
function attribute(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function sideOf(attributes: string, side: 'width' | 'height'): number {
  return Number(new RegExp(` ${side}="(\\d+)"`).exec(attributes)?.[1]);
}

/** Cuts a text before the heading that is nearest to its middle; without one, at its end. */
function halves(html: string): [string, string] {
  const starts = [...html.matchAll(/<h2 /g)].map(({ index }) => index).filter((at) => at > 0);
  const middle = html.length / 2;
  const cut = starts.reduce(
    (best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best),
    starts[0] ?? html.length,
  );
  return [html.slice(0, cut), html.slice(cut)];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The words of an HTML text. */
export function textOf(html: string): string {
  return html
    .replace(/<\/?(?:a|code|em|s|strong|sub|sup|u)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t\r\n]+/g, ' ');
}

const STARTS_IN_BOLD = /<blockquote>(<strong>[^<]+<\/strong>[^<]+)<\/blockquote>/g;

/**
 * Quotations in a text that start in bold are figures of the paragraph after them: they are in the
 * margin if there is one. The same at the very beginning is the figure of the whole post.
 */
export function withMarginFigures(html: string): string {
  return html.replace(STARTS_IN_BOLD, '<p data-figure>$1</p>');
}
