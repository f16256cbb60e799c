import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../processes/fingerprint.ts';
import budgets from './budgets.json' with { type: 'json' };
import { findImports, type Import } from './directions.ts';

type Figure = keyof typeof budgets;

const SOURCE = /\.(ts|tsx|css|mjs)$/;
const TEST = /\.test\.|(^|\/)(testing|e2e)\//;
/** Texts, one file for each language, and generated code. */
const NO_CODE = /(^|\/)(messages|migrations|generated)\//;
const NOT_OURS = /^(node_modules|build|\.next|data|demo)$/;
const ROOMS = ['apps/cms/src', 'apps/site/app', 'apps/site/server', 'packages', 'tools'] as const;

interface Source {
  path: string;
  lines: number;
}

/** Present values of the figures that the budgets limit. */
function measureBudgets(root: string): Record<Figure, number> {
  const sources = ['apps', 'packages', 'tools', 'bench']
    .flatMap((folder) => listFiles(join(root, folder), (name) => NOT_OURS.test(name)))
    .map((path) => relative(root, path))
    .filter((path) => SOURCE.test(path) && !NO_CODE.test(path))
    .map((path) => ({ path, lines: linesOf(join(root, path)) }));
  const bench = sources.filter(({ path }) => path.startsWith('bench/'));
  const own = sources.filter(({ path }) => !path.startsWith('bench/'));
  const product = own.filter(({ path }) => !TEST.test(path));
  const styles = product.filter(({ path }) => path.endsWith('.css'));
  const rooms = ROOMS.flatMap((room) => {
    const inside = product.filter(({ path }) => roomOf(path) === room);
    return [
      [`${room}: lines`, sum(inside)],
      [`${room}: files`, inside.length],
    ];
  });
  const imports = findImports(root).filter(({ from }) => !TEST.test(from));
  const usesInterface = imports.filter(({ to }) => to.startsWith('@payloadcms/ui'));
  return {
    ...Object.fromEntries(rooms),
    'apps/cms: style sheets': sum(styles.filter(({ path }) => path.startsWith('apps/cms/'))),
    'apps/site: style sheets': sum(styles.filter(({ path }) => path.startsWith('apps/site/'))),
    'files that import @payloadcms/ui': new Set(usesInterface.map(({ from }) => from)).size,
    'folders in knots': knotted(imports).size,
    tests: sum(own) - sum(product),
    bench: sum(bench),
    'biome.json': linesOf(join(root, 'biome.json')),
    'pages of decisions': readdirSync(join(root, 'docs/decisions')).length - 1,
    'CHANGELOG.md': linesOf(join(root, 'CHANGELOG.md')),
    'README.md': linesOf(join(root, 'README.md')),
  } as Record<Figure, number>;
}

/** A sentence for each figure above its budget. */
export function findBudgetFaults(root: string): string[] {
  const figures = Object.entries(measureBudgets(root)) as [Figure, number][];
  return figures.flatMap(([name, is]) =>
    is > budgets[name]
      ? [`${name}: ${is}, where tools/checks/budgets.json allows ${budgets[name]}.`]
      : [],
  );
}

function linesOf(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 1;
}

function sum(sources: readonly Source[]): number {
  return sources.reduce((total, { lines }) => total + lines, 0);
}

/** The room of a file; files of the site outside of its pages belong to its server. */
function roomOf(path: string): string | undefined {
  const room = ROOMS.find((one) => path.startsWith(`${one}/`));
  return room ?? (path.startsWith('apps/site/') ? 'apps/site/server' : undefined);
}

/** Folders, two levels below their application, that import each other, directly or not. */
function knotted(imports: readonly Import[]): Set<string> {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [own, other] = [folderOf(from), folderOf(to)];
    if (own && other && own !== other) next.set(own, (next.get(own) ?? new Set()).add(other));
  }
  const reached = new Map(Array.from(next.keys(), (start) => [start, reachedFrom(start, next)]));
  return new Set([...next.keys()].filter((start) => reached.get(start)?.has(start)));
}

function folderOf(path: string): string | null {
  const room = /^apps\/(cms\/src|site\/app|site\/server)\//.exec(path)?.[0];
  return room ? room + dirname(path.slice(room.length)).split('/').slice(0, 2).join('/') : null;
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const other of next.get(folder) ?? []) if (!reached.has(other)) open.push(other);
    for (const other of next.get(folder) ?? []) reached.add(other);
  }
  return reached;
}
