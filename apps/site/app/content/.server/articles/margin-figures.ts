const STARTS_IN_BOLD = /<blockquote>(<strong>[^<]+<\/strong>[^<]+)<\/blockquote>/g;

/**
 * Quotations in a text that start in bold are figures of the paragraph after them: they are in the
 * margin if there is one. The same at the very beginning is the figure of the whole post.
 */
export function withMarginFigures(html: string): string {
  return html.replace(STARTS_IN_BOLD, '<p data-figure>$1</p>');
}
