import { DEFAULT_LOCALE, destination, type Locale } from '@osnowa/contract';
import { typesetContent } from '@osnowa/text';
import {
  convertLexicalToHTML,
  HorizontalRuleHTMLConverter,
  type HTMLConverters,
  LinebreakHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { env } from '../platform/process/env.ts';
import { withoutOwnLanguage } from './addresses.ts';

export function isRichText(value: unknown): value is SerializedEditorState {
  return typeof value === 'object' && value !== null && 'root' in value;
}

/**
 * The HTML of a rich text, of a closed list of elements: p, h2–h4, ul, ol, li, blockquote, a,
 * strong, em, u, s, code, sub, sup, br, hr, table, tr, th, td, figure, img, figcaption. No
 * attribute but `href`, `start`, `colspan`, `rowspan`, `scope` and those of a picture, so that it
 * needs neither style nor script of its own. Payload's own converters write inline styles, which
 * the site's content policy refuses.
 * @param mark to put behind each piece of text and each description of a picture
 * @param filled a piece of text with what it refers to
 * @returns an empty string for a text in which nothing is written
 */
export function richTextToHtml(
  text: SerializedEditorState,
  locale: Locale,
  mark = '',
  filled: (text: string) => string = (same) => same,
): string {
  const html = convertLexicalToHTML({
    data: text,
    converters: convertersFor(locale, mark, filled),
    disableContainer: true,
  });
  return html.replace(/<p><\/p>/g, '');
}

/** The words of a rich text, without anything else. */
export function plainText(node: { text?: unknown; children?: unknown }): string {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.children) ? node.children.map(plainText).join(' ') : '';
}

/** The words of the HTML that `richTextToHtml` writes: a paragraph, heading, row or point on a line. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/(?:p|h[2-4]|li|tr|figure)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Bits of `format` of a piece of text, outermost element last. */
const FORMATS = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [8, 'u'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
] as const;

const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h2', h3: 'h3' };

function escapeHtml(text: unknown): string {
  return String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

interface ParentNode {
  children?: unknown;
}

type Inside = (node: ParentNode) => string;
type Convert = (node: Readonly<Record<string, unknown>>, inside: Inside) => string;

/** The page itself has the only h1; deeper than h4 is a list that wants to be a text. */
const ELEMENTS: Readonly<Record<string, Convert>> = {
  paragraph: (node, inside) => `<p>${inside(node)}</p>`,
  heading: (node, inside) => {
    const tag = HEADINGS[String(node.tag)] ?? 'h4';
    return `<${tag}>${inside(node)}</${tag}>`;
  },
  quote: (node, inside) => `<blockquote>${inside(node)}</blockquote>`,
  list: (node, inside) => {
    if (node.tag !== 'ol') return `<ul>${inside(node)}</ul>`;
    const start = Number(node.start) > 1 ? ` start="${Number(node.start)}"` : '';
    return `<ol${start}>${inside(node)}</ol>`;
  },
  listitem: (node, inside) => `<li>${inside(node)}</li>`,
  table: (node, inside) => `<table><tbody>${inside(node)}</tbody></table>`,
  tablerow: (node, inside) => `<tr>${inside(node)}</tr>`,
  tablecell: (node, inside) => {
    const tag = Number(node.headerState) > 0 ? 'th' : 'td';
    return `<${tag}${spans(node)}>${inside(node)}</${tag}>`;
  },
  link: (node, inside) => link(node.fields as LinkFields, inside(node)),
  autolink: (node, inside) => link(node.fields as LinkFields, inside(node)),
};

function spans({ colSpan, rowSpan, headerState }: Readonly<Record<string, unknown>>): string {
  const column = Number(colSpan) > 1 ? ` colspan="${Number(colSpan)}"` : '';
  const row = Number(rowSpan) > 1 ? ` rowspan="${Number(rowSpan)}"` : '';
  const scope = Number(headerState) === 1 ? ' scope="col"' : ' scope="row"';
  return `${column}${row}${Number(headerState) > 0 ? scope : ''}`;
}

interface LinkFields {
  url?: string;
}

/** A link that the contract does not accept (`javascript:`, `data:`) stays plain text. */
function link(fields: LinkFields, label: string): string {
  const href = destination.safeParse(fields.url);
  if (!href.success) return label;
  return `<a href="${escapeHtml(withoutOwnLanguage(href.data, env.PUBLIC_URL))}">${label}</a>`;
}

function formatted(node: { text: string; format: number }, said: string, mark: string): string {
  return FORMATS.reduce(
    (html, [bit, tag]) => (node.format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeHtml(said) + (node.text.trim() ? mark : ''),
  );
}

type Picture = Readonly<Record<string, unknown>> & { alt?: Partial<Record<Locale, string>> };

interface UploadNode {
  value?: unknown;
  fields?: { caption?: string | null };
}

function picture(
  { value, fields }: UploadNode,
  locale: Locale,
  mark: string,
  set: (text: string) => string,
): string {
  if (typeof value !== 'object' || value === null) return '';
  const { filename, width, height, alt, phonePart, focalX, focalY } = value as Picture;
  const description = typeof alt === 'string' ? alt : (alt?.[locale] ?? alt?.[DEFAULT_LOCALE]);
  const source = `/media/${encodeURIComponent(String(filename))}`;
  const part = phonePart
    ? ` data-part="${escapeHtml(phonePart)}" data-focal="${Number(focalX ?? 50)} ${Number(focalY ?? 50)}"`
    : '';
  const size = `width="${Number(width)}" height="${Number(height)}"${part}`;
  const caption = fields?.caption
    ? `<figcaption>${escapeHtml(set(fields.caption))}${mark}</figcaption>`
    : '';
  return `<figure><img src="${source}" alt="${escapeHtml(description)}${mark}" ${size}>${caption}</figure>`;
}

function convertersFor(
  locale: Locale,
  mark: string,
  filled: (text: string) => string,
): HTMLConverters {
  const set = (text: string) => typesetContent(filled(text), locale);
  const elements = Object.entries(ELEMENTS).map(([type, convert]) => [
    type,
    ({ node, nodesToHTML }: Parameters<Extract<HTMLConverters['unknown'], CallableFunction>>[0]) =>
      convert(node as unknown as Record<string, unknown>, ({ children }) =>
        nodesToHTML({ nodes: children as Parameters<typeof nodesToHTML>[0]['nodes'] }).join(''),
      ),
  ]);
  return {
    ...(Object.fromEntries(elements) as HTMLConverters),
    ...HorizontalRuleHTMLConverter,
    ...LinebreakHTMLConverter,
    tab: ' ',
    text: ({ node }) => formatted(node, set(node.text), mark),
    upload: ({ node }) => picture(node as unknown as UploadNode, locale, mark, set),
    unknown: () => '',
  };
}
