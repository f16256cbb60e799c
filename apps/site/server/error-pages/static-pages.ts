import { plainPageColours as colours, PLAIN_PAGE_FONTS } from '@osnowa/brand';
import { LOCALES, type Locale } from '@osnowa/contract';
import { typesetWords } from '@osnowa/text';

/** A page that needs neither script, nor style sheet, nor content service. */
export interface StaticPage {
  locale: Locale;
  title: string;
  paragraphs: readonly string[];
  links: readonly { label: string; href: string }[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);
}

const STYLE = `body{margin:0;padding:12vh 24px;background:${colours.ground};color:${colours.text};font:18px/1.6 ${PLAIN_PAGE_FONTS}}main{max-width:34em;margin:0 auto;border-top:4px solid ${colours.line};padding-top:24px}h1{font-size:1.8em;line-height:1.2;margin:0 0 .6em}p{margin:0 0 1em}ul{list-style:none;margin:1.5em 0 0;padding:0}li{margin:0 0 .5em}a{color:${colours.link};display:inline-block;padding:4px 0}a:focus{outline:3px solid ${colours.line};outline-offset:2px}`;

/** The page as an HTML document. */
function staticHtml({ locale, links, ...words }: StaticPage, isListed: boolean): string {
  const { title, paragraphs } = typesetWords(words, locale);
  const items = links.map(
    ({ label, href }) => `<li><a href="${escaped(href)}">${escaped(label)}</a></li>`,
  );
  return `<!DOCTYPE html>
<html lang="${LOCALES[locale].fullCode}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isListed ? '' : '<meta name="robots" content="noindex">\n'}<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
<ul>
${items.join('\n')}
</ul>
</main>
</body>
</html>
`;
}

/** The page as an answer that nothing keeps; only 503 tells search engines to keep what they have. */
export function staticPage(
  page: StaticPage,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const isListed = status === 503;
  return new Response(staticHtml(page, isListed), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale,
      'cache-control': 'no-store',
      ...(!isListed && { 'x-robots-tag': 'noindex' }),
      ...headers,
    },
  });
}
