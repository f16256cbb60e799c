import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The server is the SSR build's input, so that it shares one module graph with the app.
  environments: {
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
  build: {
    // `data:` is no source of the content security policy: every asset is a file.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
