import { join } from 'node:path';
import { brandFile } from '@osnowa/brand/files';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { className } from './class-names.ts';
import { clientBuild } from './client-build.ts';
import { precompress } from './server/files/precompress.ts';

/**
 * Code that several islands share: a file for each group of islands that shares it; small files are
 * merged.
 */
const CHUNKS = [
  // Code that every page runs, by itself: pages without islands need nothing else.
  { name: 'page', tags: ['$initial' as const], test: (id: string) => !/\.css|all-styles/.test(id) },
  // Code that every page loads next. Without React, which comes with the first island.
  { name: 'more', test: /[\\/]app[\\/]browser[\\/]more\.ts$/ },
  // Changes with its version only, and so remains in visitors' caches.
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown.runtime/,
  },
  // The rules of forms: needed at the first focus of a field, and not to be merged.
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/ },
  // What the figures of an offer need, whose page has no island.
  { name: 'numbers', test: /[\\/]text[\\/]src[\\/](?:fill|money-range|plurals)\.ts$/ },
  // The common parts of most islands, and those of forms.
  {
    name: 'parts',
    test: /[\\/](?:i18n|url-state|islands|ui[\\/](?:layout|links|picture|text)|text[\\/]src)[\\/](?!content-)[\w-]+\.tsx?$|(?:adviser-card|section-frame|use-snap-row)\.tsx?$/,
  },
  { name: 'form', test: /[\\/]app[\\/](?:leads|ui)[\\/]form[\\/]/ },
  {
    name: 'shared',
    test: /[\\/](?:app|packages)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_500,
  },
];

/** With the names of all islands that share it, a file's name would be longer than some files. */
function shortName(name: string): string {
  const [kind = '', ...islands] = name.split('~');
  return islands.length === 0 ? '[name]' : kind;
}

/** Code of the server never gets into a file of the browser. */
function serverOnly(): Plugin {
  return {
    name: 'server-only',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (/\.server[./]/.test(id)) this.error(`${id} is for the server only`);
    },
  };
}

/** The page is loaded anew unless what has changed is a component or style in it: these are replaced. */
function reloadDocuments(): Plugin {
  return {
    name: 'reload-documents',
    hotUpdate({ server, modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const client = server.environments.client;
      const isReplaced = modules.some(
        ({ file }) =>
          /\.(?:tsx|css)$/.test(`${file}`) && client.moduleGraph.getModulesByFile(`${file}`),
      );
      if (!isReplaced) client.hot.send({ type: 'full-reload' });
    },
  };
}

const CLIENT = 'build/client';

export default defineConfig({
  appType: 'custom',
  // Logo and icons.
  publicDir: brandFile('public'),
  plugins: [react(), clientBuild(), serverOnly(), reloadDocuments()],
  environments: {
    client: {
      build: {
        outDir: CLIENT,
        rolldownOptions: {
          input: { page: 'app/browser/entry.ts', styles: 'app/document/all-styles.ts' },
          // The list of all styles is exported, and would otherwise be left out as unused.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: CHUNKS },
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
            entryFileNames: 'assets/[name]-[hash].js',
          },
        },
      },
    },
    // A build of its own: visitors' files do not depend on code for editors.
    drafts: {
      consumer: 'client',
      build: {
        outDir: CLIENT,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { drafts: 'app/drafts/follow-drafts.ts' },
          output: { entryFileNames: 'assets/[name]-[hash].js' },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: './server/app.ts',
          // One file: it finds the client's files relative to itself.
          output: { codeSplitting: false, entryFileNames: 'index.js' },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      if (environments.client) await build(environments.client);
      if (environments.drafts) await build(environments.drafts);
      if (environments.ssr) await build(environments.ssr);
      await precompress(join(import.meta.dirname, CLIENT));
    },
  },
  // Development: every package is prepared at the start, so that no page is loaded a second time.
  optimizeDeps: { entries: ['app/browser/entry.ts', 'app/**/*.island.tsx'] },
  css: { modules: { generateScopedName: className } },
  build: {
    emptyOutDir: true,
    // `data:` is no source of the content security policy: every asset is a file.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
});
