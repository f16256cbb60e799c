import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { type StyleRule, stylesFor } from './app/document/styles-in.server.ts';
import { className } from './class-names.ts';

const ID = 'virtual:client-build';
const RESOLVED = `\0${ID}`;
const MESSAGES = /text\/src\/messages\/(\w\w)\/index\.ts$/;
const ISLAND = /([^/]+)\.island\.tsx$/;
/** An island that is most of its page: its styles are a file of their own. */
const PAGE = /\/app\/(?:pages|flows)\/(?:.+\/)?([^/]+)\.island\.tsx$/;
const ENTRY = /app\/browser\/entry\.ts$/;
/** Module that the entry loads on every page. */
const MORE = /app\/browser\/more\.ts$/;
/** Module that the entry loads for the first island. */
const HYDRATE = /app\/browser\/hydrate\.tsx$/;
/** The module that imports all styles, so that they are one file in one order. */
const STYLES = /app\/document\/all-styles\.ts$/;

/**
 * Passes facts of the browser's build to the server's: the files that a page's parts need, so that
 * a document can name them in advance, and the styles, rule by rule.
 */
export function clientBuild(): Plugin {
  const files = {
    page: [] as string[],
    wake: [] as string[],
    messages: {} as Files,
    islands: {} as Files,
  };
  let entry = '/app/browser/entry.ts';
  let drafts = '/app/drafts/follow-drafts.ts';
  const styles = { shared: undefined as string | undefined, islands: {} as Record<string, string> };
  let sheet: StyleRule[] = [];
  return {
    name: 'client-build',
    // The browser's build comes first, and the plugin is the same one in both.
    sharedDuringBuild: true,
    generateBundle: {
      // After Vite has made the single file of styles.
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle);
        if (this.environment.name === 'drafts') {
          drafts = `/${built.find((file) => file.type === 'chunk' && file.isEntry)?.fileName}`;
        }
        if (this.environment.name !== 'client') return;
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'asset') {
            if (!name.endsWith('.css')) continue;
            sheet = readSheet(file.source.toString());
            delete bundle[name];
            continue;
          }
          if (STYLES.test(file.facadeModuleId ?? '')) delete bundle[name];
          for (const module of file.moduleIds) {
            const island = ISLAND.exec(module)?.[1];
            const locale = MESSAGES.exec(module)?.[1];
            if (island) files.islands[island] = filesOf(file, bundle);
            if (locale) files.messages[locale] = filesOf(file, bundle);
            if (ENTRY.test(module)) entry = `/${name}`;
            if (ENTRY.test(module) || MORE.test(module)) {
              files.page = [...new Set([...files.page, ...filesOf(file, bundle)])];
            }
            if (HYDRATE.test(module)) files.wake = filesOf(file, bundle);
          }
        }
        const modules = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds : [],
        );
        const { shared, pages } = styleModules(modules, (id) => {
          const info = this.getModuleInfo(id);
          return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
        });
        const emit = (name: string, of: ReadonlySet<string>) => {
          const source = stylesOfModules(sheet, of);
          return `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
        };
        styles.shared = emit('islands.css', shared);
        const own = emit('pages.css', pages);
        for (const id of modules) {
          const island = PAGE.exec(id)?.[1];
          if (island) styles.islands[island] = own;
        }
      },
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return;
      if (this.environment.mode === 'build' && sheet.length === 0) {
        this.error('The browser’s build has no styles');
      }
      return Object.entries({ entry, drafts, files, styles, sheet })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** The style modules of the browser's code: those that only islands of pages need, and all others. */
function styleModules(
  moduleIds: readonly string[],
  importsOf: (id: string) => readonly string[],
): { shared: Set<string>; pages: Set<string> } {
  const reach = (starts: readonly string[]) => {
    const found = new Set(starts);
    for (const id of found) {
      for (const next of importsOf(id)) if (!ISLAND.test(next)) found.add(next);
    }
    return new Set([...found].filter((id) => id.endsWith('.module.css')));
  };
  const isStart = (id: string) => ENTRY.test(id) || ISLAND.test(id);
  const shared = reach(moduleIds.filter((id) => isStart(id) && !PAGE.test(id)));
  const pages = reach(moduleIds.filter((id) => PAGE.test(id)));
  return { shared, pages: new Set([...pages].filter((id) => !shared.has(id))) };
}

/**
 * Styles that islands may need beyond those of their documents. Rules without a class are in every
 * document.
 */
function stylesOfModules(sheet: readonly StyleRule[], modules: ReadonlySet<string>): string {
  const suffixes = [...modules].map((id) => className('', id));
  const classes = classesOf(sheet).filter((name) => suffixes.some((end) => name.endsWith(end)));
  const withClass = sheet.filter((rule) => !('needs' in rule) || rule.needs.flat().length > 0);
  return stylesFor(new Set(classes), withClass);
}

function classesOf(sheet: readonly StyleRule[]): string[] {
  return sheet.flatMap((rule) => {
    if ('rules' in rule) return classesOf(rule.rules);
    return 'needs' in rule ? rule.needs.flat() : [];
  });
}

type Files = Record<string, string[]>;

/** Addresses of a file and of all that it imports at once. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const file = bundle[name];
    if (file?.type === 'chunk') file.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...found].map((name) => `/${name}`);
}

/** Reads styles rule by rule, each with the classes that it needs. */
export function readSheet(css: string): StyleRule[] {
  return rulesOf(postcss.parse(css).nodes);
}

function rulesOf(nodes: readonly ChildNode[] = []): StyleRule[] {
  return nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'rule') return [{ css: String(node), needs: needsOf(node) }];
    return node.type === 'atrule' ? [atRule(node)] : [];
  });
}

function atRule(node: AtRule): StyleRule {
  const { name, params, nodes } = node;
  if (name === 'keyframes') {
    const css = String(node);
    return node.parent?.type === 'root' ? { keyframes: params, css } : { css, needs: [[]] };
  }
  const holdsRules = nodes?.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!holdsRules) return { css: nodes ? String(node) : `${node};`, needs: [[]] };
  return { open: `@${name} ${params}`, rules: rulesOf(nodes) };
}

const CONDITIONS = /\([^()]*\)|\[[^\]]*\]/g;

/** Classes that an element must have for a selector to match; parentheses and brackets hold other conditions. */
function needsOf({ selectors }: Rule): string[][] {
  return selectors.map((selector) => {
    const outside = withoutConditions(selector);
    return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  });
}

function withoutConditions(selector: string): string {
  const less = selector.replace(CONDITIONS, '');
  return less === selector ? selector : withoutConditions(less);
}
