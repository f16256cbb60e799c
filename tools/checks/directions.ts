import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { listFiles } from '../processes/fingerprint.ts';
import { BANS, LAYERS } from './layers.ts';

const NOT_OURS = /^(node_modules|build|\.next|data|demo|generated|migrations)$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
/** A component as Payload's configuration names it: its file from `apps/cms/src`, and its export. */
const COMPONENT = /'(\/[\w./()-]+\.tsx?)#\w+'/g;
const TEST = /\.test\.tsx?$|\/(testing|e2e)\//;
const CMS = 'apps/cms/src';

/** An import: the importing file, and the imported file or the name of its package. */
export interface Import {
  from: string;
  to: string;
  /** Named in a string. */
  isComponent: boolean;
}

/** Every import of the repository; files by their paths from its root. */
export function findImports(root: string): Import[] {
  const files = ['packages', 'apps', 'tools', 'bench']
    .flatMap((folder) => listFiles(join(root, folder), (name) => NOT_OURS.test(name)))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  return files.flatMap((path) => {
    const from = relative(root, path);
    const text = readFileSync(path, 'utf8');
    const named = from.startsWith(CMS) ? text.matchAll(COMPONENT) : [];
    return [
      ...Array.from(text.matchAll(IMPORT), ([, to = '']) => ({
        from,
        to: to.startsWith('.') ? normalize(join(dirname(from), to)) : inWorkspace(to),
        isComponent: false,
      })),
      ...Array.from(named, ([, to = '']) => ({ from, to: CMS + to, isComponent: true })),
    ];
  });
}

function inWorkspace(name: string): string {
  const own = /^@osnowa\/([\w-]+)(.*)/.exec(name);
  return own
    ? `${/^(cms|site)$/.test(own[1] ?? '') ? 'apps' : 'packages'}/${own[1]}${own[2]}`
    : name;
}

/** A sentence for each import that the layers or a ban forbid. */
export function findDirectionFaults(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const { from, to } = one;
    const isTest = TEST.test(from);
    const bans = BANS.filter(
      (ban) => ban.from.test(from) && ban.to.test(to) && !(isTest && ban.exceptTests),
    ).map(({ why }) => `${from} imports ${to}. ${why}`);
    return isTest || bans.length > 0 ? bans : backward(one);
  });
}

function backward({ from, to }: Import): string[] {
  return Object.entries(LAYERS).flatMap(([room, layers]) => {
    const [own, other] = [folderIn(room, from), folderIn(room, to)];
    if (own === null || other === null || own === other) return [];
    const levels = layers.split(' ').map((level) => level.split('+'));
    const levelOf = (folder: string) => levels.findIndex((level) => level.includes(folder));
    const [at, of] = [levelOf(own), levelOf(other)];
    if (at < 0 && own.includes('.')) return [];
    if (at >= 0 && of >= 0 && of <= at) return [];
    const order = layers.replaceAll(' ', ' → ');
    return [`${from} imports ${to}. Order in ${room || 'the repository'}: ${order}.`];
  });
}

/** The folder, or the file, of a room that contains a path; `null` outside of the room. */
function folderIn(room: string, path: string): string | null {
  const inside = room === '' ? path : path.startsWith(`${room}/`) && path.slice(room.length + 1);
  if (!inside || (room === '' && !/^(packages|apps|tools|bench)\//.test(path))) return null;
  return inside.split('/')[0] ?? null;
}
