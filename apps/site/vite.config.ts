import { brandFile } from '@osnowa/brand/files';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { className } from './class-names.ts';
import { clientBuild } from './client-build.ts';

/**
 * Which files the client's code is cut into. Left to itself the home page needs 48 files of scripts,
 * a kilobyte each, that compress badly and ask the network for more than they say.
 */
const CHUNKS = [
  // Changes with its version only, and so stays in visitors' caches.
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
  // The checks of what is typed: wanted at the first focus of a field, and not to be merged.
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/ },
  // All that stands around every page.
  { name: 'frame', test: /app[\\/]root\.tsx$/ },
  // What several pages share: together, where the same pages share it; scraps join their neighbours.
  {
    name: 'shared',
    test: /[\\/](?:app|packages)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2_000,
  },
];

export default defineConfig({
  // Logo and icons.
  publicDir: brandFile('public'),
  plugins: [reactRouter(), clientBuild()],
  // The server is the SSR build's input, so that it shares one module graph with the app.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: CHUNKS },
            // Named after all pages that share it, a file's name is longer than some files.
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/app.ts',
          // One file: it finds the client's files by its own place.
          output: { codeSplitting: false },
        },
      },
    },
  },
  // Development: every package is prepared at the start, so that no page is loaded a second time.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  css: { modules: { generateScopedName: className } },
  build: {
    // `data:` is no source of the content security policy: every asset is a file.
    assetsInlineLimit: 0,
    // All of it is 15 kB: in pieces a page asked for fourteen files, with a kilobyte of headers each.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
});
