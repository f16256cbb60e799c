import { entry, files, sheet, styles } from 'virtual:client-build';
import type { ChangedWords } from '@osnowa/text';
import type { Messages } from '@osnowa/text/messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type PageContext, PageProviders } from '../browser/page-providers.tsx';
import type { HeadTag } from '../content/page-module.ts';
import {
  type CollectIsland,
  type HydrateOn,
  IslandCollector,
  JsonScript,
  StaticPartContext,
} from '../islands/island.tsx';
import { Document } from './document.tsx';
import { inlineScript, PLACE_SCRIPT } from './inline-script.server.ts';
import { stylesIn } from './styles-in.server.ts';

/** Placeholder of an island until all are rendered; React escapes such a comment in any text. */
const ISLAND = (number: number) => `<!--island ${number}-->`;
const PLACEHOLDER = /<!--island (\d+)-->/g;

/** Data for every part of a page, and by key the labels that editors changed. */
export interface RenderedPage extends PageContext {
  changed: ChangedWords;
}

interface Rendering {
  page: RenderedPage;
  head: readonly HeadTag[];
  children: ReactNode;
}

/**
 * A whole document: the static part, and each island as a root of its own, so that the browser
 * hydrates that root alone.
 */
export function renderDocument({ page, head, children }: Rendering): string {
  const islands: { name: string; hydrateOn: HydrateOn; html: () => string }[] = [];
  const inBrowser = { ...page, messages: browsersOf(page.messages) };
  const changed = browserWords(page);
  const collect: CollectIsland = ({ name, Component, hydrateOn }, props, staticPart) => {
    const number = islands.length;
    // The browser gets the props as JSON, which has no undefined values.
    const sent = JSON.parse(JSON.stringify(props)) as typeof props & object;
    const root = (
      <PageProviders page={inBrowser}>
        <StaticPartContext value={staticPart}>
          <Component {...sent} />
        </StaticPartContext>
      </PageProviders>
    );
    const html = () => renderToString(root, { identifierPrefix: `${number}-` });
    islands.push({ name, hydrateOn, html });
    return { number, placeholder: ISLAND(number), stylesheet: styles.islands[name] };
  };
  const document = renderToStaticMarkup(
    <PageProviders page={page}>
      <IslandCollector value={collect}>
        <Document head={head} stylesheet={styles.shared}>
          {children}
          <JsonScript id="page" value={{ advisers: page.advisers, ...changed }} />
        </Document>
      </IslandCollector>
    </PageProviders>,
  );
  const fetched = islands.filter(({ hydrateOn }) => hydrateOn !== 'asked');
  const names = new Set(fetched.map(({ name }) => name));
  const whole = document.replace(PLACEHOLDER, (_, number) => islands[Number(number)]?.html() ?? '');
  return `<!DOCTYPE html>${finished(whole, page, names)}`;
}

/** Adds the styles that the document needs, and the script that loads all others. */
function finished(html: string, { locale }: PageContext, islands: ReadonlySet<string>): string {
  const style = import.meta.env.DEV ? SOURCES : `<style>${stylesIn(html, sheet)}</style>`;
  const { page, messages } = files;
  const shared = styles.shared ? [styles.shared] : [];
  const hydration =
    islands.size === 0
      ? []
      : without(page, [...files.wake, ...(messages[locale] ?? []), ...shared]);
  const known = [...page, ...hydration];
  const own = [...islands].map((name) => {
    const stylesheet = styles.islands[name];
    const needed = [...(files.islands[name] ?? []), ...(stylesheet ? [stylesheet] : [])];
    return [name, without(known, needed)];
  });
  const later = { page, hydration, islands: Object.fromEntries(own) };
  const script = `<script>${inlineScript(entry, later)}</script>`;
  return html
    .replace('</head>', () => `<script>${PLACE_SCRIPT}</script>${style}</head>`)
    .replace('</body>', () => `${script}</body>`);
}

/** Labels as an island has them in the browser. */
function browsersOf({ blog, details, forms, kit, sections }: Messages): Messages {
  return { blog, details, forms, kit, sections };
}

/** Changed texts of those labels, which replace those in an island's file; mostly none. */
function browserWords({ messages, changed }: RenderedPage): { words?: ChangedWords } {
  const browsers = Object.keys(browsersOf(messages));
  const own = Object.entries(changed).filter(([key]) =>
    browsers.includes(key.slice(0, key.indexOf('.'))),
  );
  return own.length > 0 ? { words: Object.fromEntries(own) } : {};
}

function without(known: readonly string[], files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => !known.includes(file));
}

/** In development: hot reload of islands, Vite's client, and all styles as they are written. */
const SOURCES = `<script type="module">import refresh from "/@react-refresh";
refresh.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/app/document/all-styles.ts"></script>`;
