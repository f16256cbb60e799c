import { existsSync } from 'node:fs';
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import { PATCHES } from './payload-patches.config.mjs';

const repository = path.resolve(import.meta.dirname, '../..');

/** Only signed-in people use the back office: no search engine, no frame, no content sniffing. */
const headers = [
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

const loaders = [path.join(import.meta.dirname, 'payload-patches.config.mjs')];
const patchedFiles = Object.fromEntries(
  PATCHES.map(({ file }) => [`**/@payloadcms/${file}`, { loaders }]),
);

/**
 * Plain JavaScript: a release has no compiler, and Next starts one for a configuration in
 * TypeScript.
 * @type {import('next').NextConfig}
 */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: repository, rules: patchedFiles },
  outputFileTracingRoot: repository,
  // Payload identifies an error by the name of its class; minified, every error becomes “unknown
  // error”.
  experimental: {
    serverMinification: false,
    // In development it costs a third of the first compilation, and the next start may find it broken:
    // every page then answers 500 until .next/dev is deleted.
    turbopackFileSystemCacheForDev: false,
    // The first build (of a fresh clone, of a release) takes 96 s of processor time without this
    // cache of 270 MB, and 113 s with it. Later builds write and use it.
    turbopackFileSystemCacheForBuild: existsSync(path.join(import.meta.dirname, '.next/BUILD_ID')),
  },
  // Only read mailboxes need these packages: they are loaded then, unbundled.
  serverExternalPackages: ['imapflow', 'mailauth', 'mailparser'],
  // Next's own type step loads the compiler's JavaScript API, which TypeScript 7 no longer has.
  // `npm run check` runs tsc over this app.
  typescript: { ignoreBuildErrors: true },
  // `npm run dev` and the site ask for these all the time; the terminal should not show that.
  logging: { incomingRequests: { ignore: [/^\/api\/(healthz|content-changes)/] } },
  headers: async () => [
    { source: '/admin/:path*', headers },
    { source: '/payload/:path*', headers },
  ],
  redirects: async () =>
    [
      { source: '/', destination: '/admin' },
      // Addresses of earlier versions.
      { source: '/admin/translations', destination: '/admin/collections/translation-states' },
      { source: '/admin/:document(.*)/translation', destination: '/admin/:document' },
    ].map((one) => ({ ...one, permanent: false })),
};

export default withPayload(nextConfig);
