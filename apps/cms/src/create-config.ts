import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAMES } from '@osnowa/brand';
import { iconAddress } from '@osnowa/brand/files';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { pl } from '@payloadcms/translations/languages/pl';
import { buildConfig, deepCopyObject, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { UPLOAD_MAX_BYTES } from './accounts/large-upload.ts';
import { COOKIE_PREFIX } from './accounts/session-cookie.ts';
import { attachments } from './collections/attachments.ts';
import { audit } from './collections/audit.ts';
import { catalogueVersions, estimates } from './collections/estimates.ts';
import { contentCollections } from './collections/index.ts';
import { leads } from './collections/leads.ts';
import { messages } from './collections/messages.ts';
import { subscribers } from './collections/subscribers.ts';
import { users } from './collections/users.ts';
import { vitals } from './collections/vitals.ts';
import { databaseAdapter } from './database/adapter.ts';
import type { Env } from './env.ts';
import { editor } from './fields/rich-text.ts';
import { translations } from './fields/translations.ts';
import { retention } from './globals/retention.ts';
import { siteSettings } from './globals/site-settings.ts';
import { changeNotices } from './hooks/change-notice.ts';
import { protectInUse } from './hooks/in-use.ts';
import { payloadLogger } from './log/payload-logger.ts';
import { payloadEmail } from './mail/payload-email.ts';
import { objectStorage } from './media/object-storage.ts';
import { ownOrigins } from './origins.ts';

const source = path.dirname(fileURLToPath(import.meta.url));

/** What the company works with, and no visitor is shown. */
const deskCollections = [
  leads,
  attachments,
  messages,
  estimates,
  catalogueVersions,
  subscribers,
  audit,
  vitals,
];

/**
 * The content service with these settings. Payload writes into the collections that it is given, so
 * each configuration has its own copy of them.
 */
export function createConfig(env: Env): Promise<SanitizedConfig> {
  return buildConfig({
    secret: env.PAYLOAD_SECRET,
    csrf: ownOrigins(env.CMS_URL),
    cookiePrefix: COOKIE_PREFIX,
    auth: { jwtOrder: ['cookie'] },
    routes: { admin: '/admin', api: '/payload' },
    graphQL: { disable: true },
    telemetry: false,
    logger: payloadLogger(env.NODE_ENV),
    collections: deepCopyObject([...contentCollections(env), ...deskCollections, users(env)]),
    globals: deepCopyObject([siteSettings, retention]),
    localization: {
      locales: LOCALE_CODES.map((code) => ({ code, label: LOCALES[code].name })),
      defaultLocale: DEFAULT_LOCALE,
      fallback: true,
    },
    i18n: { supportedLanguages: { pl, en, de }, fallbackLanguage: DEFAULT_LOCALE, translations },
    db: databaseAdapter(env),
    email: payloadEmail,
    editor,
    sharp,
    upload: { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1 }, abortOnLimit: true },
    plugins: [
      objectStorage(env),
      protectInUse,
      changeNotices({ siteUrl: env.SITE_URL, secret: env.NOTICE_SECRET }),
    ],
    admin: {
      user: 'users',
      avatar: 'default',
      meta: {
        titleSuffix: ` · ${NAMES.company}`,
        robots: 'noindex, nofollow',
        defaultOGImageType: 'off',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: iconAddress() }],
      },
      dateFormat: 'd MMM yyyy, HH:mm',
      components: {
        graphics: { Logo: '/desk/brand.tsx#Logo', Icon: '/desk/brand.tsx#Mark' },
        beforeLogin: ['/editing/forget-text.tsx#ForgetText'],
        beforeDashboard: ['/desk/start/start-page.tsx#StartPage'],
      },
      importMap: { baseDir: source },
    },
    typescript: {
      outputFile: path.join(source, 'payload-types.ts'),
      // Otherwise each start outside of production runs a program that writes them, in tests too.
      autoGenerate: env.NODE_ENV === 'development',
    },
  });
}
