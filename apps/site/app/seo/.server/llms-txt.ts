import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import type { SettingsContent } from '../../content/domain.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { MESSAGES } from '../../i18n/messages.server.ts';
import type { SitePage } from './site-pages.ts';

/** Articles that are named one by one; the feed has the others. */
const ARTICLES = 20;

/** Lists whose pages stand under a heading of their own. */
const LISTS = ['products', 'areas', 'industries', 'realizations', 'careers', 'blog'] as const;

/** What the company does and where to read it, in Markdown for language models: https://llmstxt.org. */
export function llmsTxt(
  pages: readonly SitePage[],
  settings: SettingsContent,
  publicUrl: string,
): string {
  const labels = MESSAGES[DEFAULT_LOCALE].frame;
  const line = ({ path, title, description }: SitePage) =>
    `- [${title}](${publicUrl}${path})${description ? `: ${inOneLine(description)}` : ''}`;
  const single = pages.filter(({ path }) => path.lastIndexOf('/') === 0);
  const sections = LISTS.flatMap((list) => {
    const below = pages.filter(({ path }) => path.startsWith(`/${list}/`));
    const named = list === 'blog' ? below.slice(0, ARTICLES) : below;
    return named.length > 0 ? [`## ${labels[list]}\n\n${named.map(line).join('\n')}`] : [];
  });
  const languages = Object.entries(LOCALES).map(
    ([code, { name }]) => `[${name}](${publicUrl}${localePath(code as keyof typeof LOCALES, '/')})`,
  );
  return `${[
    `# ${settings.companyName}`,
    `> ${inOneLine(settings.description.text)}`,
    languages.join(' · '),
    `## ${labels.mainMenu}\n\n${single.map(line).join('\n')}`,
    ...sections,
    `## ${labels.contact}\n\n- ${settings.office.email}, ${settings.office.phone}\n- ${settings.sales.email}, ${settings.sales.phone}`,
  ].join('\n\n')}\n`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
