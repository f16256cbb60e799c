/**
 * Allowed imports between folders, of each room: a file imports its own folder and the folders
 * before it. Names with `+` between them are on one level. Files next to these folders may import
 * all of them, unless they are named here. Tests may import everything of their application.
 */
export const LAYERS: Readonly<Record<string, string>> = {
  '': 'packages apps tools bench',
  packages: 'estimate brand site-map contract text http',
  'apps/cms/src':
    'messages kit platform accounts publishing reads translations links content leads desk intake conversation offers privacy mail inbox app',
  'apps/site/app':
    'i18n ui url-state islands content consent leads seo sections flows layout pages routes browser document+routes.ts drafts',
  'apps/site/server':
    'http settings telemetry storage error-pages content dictionaries cache redirects images security files pages',
  tools:
    'refusal.ts paths.ts settings processes data running+prepare.ts release gate checks fonts guide',
};

/** Imports that are forbidden in addition, by the paths of both files, or the name of a package. */
export const BANS: readonly { from: RegExp; to: RegExp; why: string; exceptTests?: true }[] = [
  {
    from: /^packages\/estimate\//,
    to: /^(node:|react|zod)/,
    why: 'The arithmetic of the calculators is pure.',
    exceptTests: true,
  },
  {
    from: /^apps\/site\//,
    to: /^(apps\/cms\b|(next|payload)(\/|$)|@payloadcms\/)/,
    why: 'The site knows the CMS by the address of its web API only.',
  },
  { from: /^apps\/cms\//, to: /^apps\/site\b/, why: 'The CMS imports nothing of the site.' },
  {
    from: /^apps\/site\/server\//,
    to: /^apps\/site\/app\/(?!document\/|content\/[\w-]+\.ts|seo\/|ui\/(motif|picture\/image-url)|(i18n\/locale-path|url-state\/attribution|browser\/speculation-rules|consent\/consent-choice|leads\/captcha\/captcha)\.)/,
    why: 'The server imports the document, the types of the content, and rules that it shares with the browser.',
    exceptTests: true,
  },
  {
    from: /^apps\/site\/app\//,
    to: /^apps\/site\/(server|app\/routes)\//,
    why: 'The pages import no server, and nothing imports a route.',
    exceptTests: true,
  },
  {
    from: /^(apps|packages|tools)\//,
    to: /\/testing\//,
    why: 'Only tests import what is made for tests.',
    exceptTests: true,
  },
];
