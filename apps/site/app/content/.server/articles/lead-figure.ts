import type { LeadFigure } from '../../domain.ts';
import { textOf } from './article.ts';

/** A quotation at the very beginning that starts in bold: `<blockquote><strong>118</strong> errors</blockquote>`. */
const AT_THE_START = /^<blockquote><strong>([^<]+)<\/strong>([^<]+)<\/blockquote>/;

/**
 * The figure at the beginning of a post, for its card and its head, and the post's HTML without
 * it. `null` for a post that begins with anything else.
 */
export function withoutLeadFigure(html: string): { figure: LeadFigure | null; rest: string } {
  const [whole = '', value = '', label = ''] = AT_THE_START.exec(html) ?? [];
  if (whole === '') return { figure: null, rest: html };
  return {
    figure: { value: textOf(value).trim(), label: textOf(label).trim() },
    rest: html.slice(whole.length),
  };
}
