const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)(?:#[^"]*)?"\/>/g;

/**
 * Writes the styles of a document into it: a browser paints without asking for another file first.
 * React looks for the link when it takes the document over: it stays, and is not followed.
 * @param styles text of each file of styles, by its path
 * @throws Error when the document asks for styles that are not known
 */
export function inlineStyles(html: string, styles: Readonly<Record<string, string>>): string {
  return html.replace(STYLESHEET, (link, path: string) => {
    const text = styles[path];
    if (text === undefined) throw new Error(`Unknown styles: ${path}`);
    return `<style>${text}</style>${link.replace('/>', ' disabled=""/>')}`;
  });
}
