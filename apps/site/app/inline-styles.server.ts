const STYLESHEET = /<link rel="stylesheet" href="([^"#]+)(?:#[^"]*)?"\/>/g;

/**
 * Writes the styles into the document: the browser paints without requesting another file.
 * React looks for the link when it hydrates the document: the link stays, but loads nothing.
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
