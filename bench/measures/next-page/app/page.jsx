import { readFileSync } from 'node:fs';

export const dynamic = 'force-static';

/** The body of one of the site's pages, which the figure writes here before it builds this. */
export default function Page() {
  const html = readFileSync('body.html', 'utf8');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, for a comparison
  return <main dangerouslySetInnerHTML={{ __html: html }} />;
}
