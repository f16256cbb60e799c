import { basename, extname } from 'node:path';

/**
 * Names of files and folders of a checkout that serving does not need: version control, generated
 * files, files of one machine, tests, documents. Relative to the checkout.
 */
const LEFT_OUT = [
  /^(\.[^/]+|bench|data|deploy|docs|test-results|coverage)(\/|$)/,
  /^tools\/(checks|fonts|gate|release|release\.ts|check\.ts|dev\.ts|icons\.ts|content\.ts|test\.ts)(\/|$)/,
  /^[^/]+\.(config\.ts|md)$|^(biome|knip|tsconfig)[^/]*\.json$/,
  /^apps\/site\/e2e(\/|$)/,
  /^packages\/brand\/fonts\/sources(\/|$)/,
  /^apps\/cms\/\.next\/(cache|diagnostics|trace|types)/,
  // Not the links in apps/cms/.next/node_modules, by which the build finds its packages.
  /^((apps|packages)\/[^/]+\/)?node_modules(\/|$)/,
  /\.test\.tsx?$|\.tsbuildinfo$|\.log$/,
];

/** Maps of bundled programs to their sources: nothing reads them where the release runs. */
const MAP = /^apps\/[^/]+\/(\.next|build)\/.+\.map$/;

/** The commands of package.json that work in a release. */
const COMMANDS = ['start', 'backup', 'restore', 'privacy', 'demo', 'upgrade'];

/** Whether a file or folder of the checkout, named from its root, belongs to a release. */
export function isReleased(path: string): boolean {
  return !MAP.test(path) && !LEFT_OUT.some((pattern) => pattern.test(path));
}

/** The package.json of a release: the same packages, only the commands that work there. */
export function releasedManifest(manifest: Record<string, unknown>): Record<string, unknown> {
  const scripts = Object.entries(manifest.scripts as Record<string, string>);
  return {
    ...manifest,
    scripts: Object.fromEntries(scripts.filter(([name]) => COMMANDS.includes(name))),
  };
}

/**
 * Packages, and parts of them, that only build, check or write types, and variants for other machines.
 * Some are required by others for their types, or for an editor or a document without a browser that
 * we do not use; none is loaded while serving.
 */
const UNUSED_FOLDERS = [
  /^@next\/swc-[^/]+$/,
  // An older npm, such as Debian 13's, installs packages for musl, or for WebAssembly only.
  /^@libsql\/.+-musl$/,
  /^@img\/sharp-(.*linuxmusl-.+|wasm32)$/,
  /^@(types|typescript|esbuild|esbuild-kit)$/,
  /^(typescript|esbuild|drizzle-kit|monaco-editor|sass|happy-dom)$/,
  // Sources from which Next bundles pages, and an experimental React next to its own.
  /^next\/dist\/(esm|bundle-analyzer|compiled\/.+-experimental)$/,
  // Headers and manuals of the pinned Node.
  /^node-[a-z]+-\w+\/(include|share)$/,
];

/** Whether a folder of a release is left out: a package, such as `typescript`, or a part of one. */
export function isUnusedFolder(path: string): boolean {
  const inPackages = path.split('node_modules/').at(-1) ?? '';
  return UNUSED_FOLDERS.some((pattern) => pattern.test(inPackages));
}

/**
 * Whether a file of a package is never loaded: types, maps to sources, documents, Next's programs for
 * development. Licences stay, as they require.
 */
export function isUnusedFile(path: string): boolean {
  if (/^(licen[cs]e|copying|notice)/i.test(basename(path))) return false;
  if (/\.d\.[cm]?ts$|\.runtime\.dev\.js$/.test(path)) return true;
  return ['.map', '.md', '.markdown', '.flow'].includes(extname(path));
}
