import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAMES } from '@osnowa/brand';
import { iconAddress } from '@osnowa/brand/files';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '@osnowa/contract';
import {
  buildConfig,
  deepCopyObject,
  deepMergeSimple,
  type MetaConfig,
  type SanitizedConfig,
} from 'payload';
import { ownOrigins } from '../access/accounts/origins.ts';
import { UPLOAD_MAX_BYTES } from '../access/accounts/own-requests.ts';
import { relyingParty } from '../access/accounts/passkeys/relying-party.ts';
import { COOKIE_PREFIX } from '../access/accounts/session-cookie.ts';
import { TRANSLATOR_PATH } from '../access/accounts/translator-accounts.ts';
import { locks } from '../access/locks.ts';
import { checkEndpoint } from '../admin/checks/checks.ts';
import { destinationsEndpoint } from '../admin/destinations/endpoint.ts';
import { officePlugins } from '../admin/editing/form-parts.ts';
import { scheduleEndpoint } from '../admin/schedule/schedule-document.ts';
import { templateEndpoint } from '../admin/templates/make-page.ts';
import { changeNotices } from '../changes/change-notice.ts';
import { protectInUse } from '../changes/in-use.ts';
import { languageEndpoints } from '../changes/languages/endpoints.ts';
import { guardedCollection, guardedGlobal } from '../changes/languages/guard.ts';
import { translationEndpoints } from '../changes/translations/endpoints.ts';
import { trackTranslations } from '../changes/translations/track-translations.ts';
import { translatorEndpoints } from '../changes/translators/endpoints.ts';
import { folders } from '../collections/folders.ts';
import { contentCollections } from '../collections/index.ts';
import { apiKeys } from '../collections/records/api-keys.ts';
import { attachments } from '../collections/records/attachments.ts';
import { audit } from '../collections/records/audit.ts';
import { bookings } from '../collections/records/bookings.ts';
import { brokenLinks } from '../collections/records/broken-links.ts';
import { deliveries, pushDevices } from '../collections/records/deliveries.ts';
import { catalogueVersions, estimates } from '../collections/records/estimates.ts';
import { leadNotes } from '../collections/records/lead-notes.ts';
import { leads } from '../collections/records/leads.ts';
import { messages } from '../collections/records/messages.ts';
import { previewLinks } from '../collections/records/preview-links.ts';
import {
  contentChangeLog,
  leadCopies,
  leadEvents,
  publicationRequests,
  usedChallenges,
  withheldLanguages,
  workLeases,
} from '../collections/records/process-records.ts';
import { replyTemplates } from '../collections/records/reply-templates.ts';
import { signInRecords } from '../collections/records/sign-in-records.ts';
import { subscribers } from '../collections/records/subscribers.ts';
import { translationStates } from '../collections/records/translation-states.ts';
import { users } from '../collections/records/users.ts';
import { webhooks } from '../collections/records/webhooks.ts';
import { objectStorage } from '../collections/uploads/object-storage.ts';
import { sharpForUploads } from '../collections/uploads/prepare-picture.ts';
import { changedWords } from '../collections/words/changed-words.ts';
import { databaseAdapter } from '../database/adapter.ts';
import { readTypedDates, SHOWN_TIME } from '../fields/days/typed-dates.ts';
import { editor } from '../fields/rich-text.ts';
import { SCHEDULE_ZONE } from '../fields/time-zone.ts';
import { leadManagement } from '../globals/lead-management.ts';
import { navigation } from '../globals/navigation/navigation.ts';
import { retention } from '../globals/retention.ts';
import { signInRules } from '../globals/sign-in-rules.ts';
import { siteSettings } from '../globals/site-settings.ts';
import { PAYLOAD_LANGUAGES, TRANSLATIONS } from '../kit/words.ts';
import { evidence } from '../leads/access.ts';
import { newDeviceMail } from '../mail/new-device.ts';
import { payloadEmail } from '../mail/transport.ts';
import type { Env } from '../process/env.ts';
import { payloadLogger } from '../process/payload-logger.ts';
import { followBrokenLinks } from '../redirects/links/follow-saves.ts';
import { answerBadRequest, refuseBadData } from './bad-requests.ts';
import { leaveOutNameless } from './names-in-lists.ts';
import { labelSavedViews, savedViews } from './saved-views.ts';

/**
 * When a document was made and saved is no person's to write: deadlines, retention and the audit log
 * count from it. Payload leaves both fields open in every collection.
 */
function closeTimestamps(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) {
    for (const field of fields) {
      if (field.type !== 'date' || !['createdAt', 'updatedAt'].includes(field.name)) continue;
      field.access = { ...field.access, ...evidence };
    }
  }
  return config;
}

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Collections for staff, which no visitor sees. */
const leadCollections = [
  leads,
  attachments,
  messages,
  leadNotes,
  replyTemplates,
  bookings,
  estimates,
  catalogueVersions,
  subscribers,
  audit,
  webhooks,
  deliveries,
  apiKeys,
  pushDevices,
];

/** Records that the processes of this installation share. */
const processCollections = [
  contentChangeLog,
  workLeases,
  usedChallenges,
  leadCopies,
  leadEvents,
  translationStates,
  withheldLanguages,
  publicationRequests,
];

const toNobody = () => false;

/** Head of the pages of the back office. */
const META = {
  titleSuffix: ` · ${NAMES.company}`,
  description: NAMES.company,
  openGraph: { siteName: NAMES.company, title: NAMES.company, description: NAMES.company },
  robots: 'noindex, nofollow',
  defaultOGImageType: 'off',
  manifest: '/admin/app.webmanifest',
  icons: [
    { rel: 'icon', type: 'image/svg+xml', url: iconAddress() },
    { rel: 'apple-touch-icon', url: '/admin/icon.png' },
  ],
} as const satisfies MetaConfig;

const globals = [
  guardedGlobal(navigation),
  guardedGlobal(siteSettings),
  leadManagement,
  retention,
  signInRules,
];

/** A page of its own; a view has one title for all readers. */
const page = (path: `/${string}`, title: string, Component: string) => ({
  ...{ Component, path, exact: true, meta: { title } },
});

/** Parts of the back office beyond Payload's own. */
const componentsOf = (env: Env) => ({
  graphics: { Logo: '/admin/brand/brand.tsx#Logo', Icon: '/admin/brand/brand.tsx#Mark' },
  beforeDashboard: ['/admin/start/start-page.tsx#StartPage'],
  beforeNavLinks: [
    '/admin/start/nav-links.tsx#CalendarLink',
    '/admin/start/nav-links.tsx#PipelineLink',
  ],
  providers: [
    '/kit/office-words.tsx#OfficeWords',
    '/fields/days/typed-filters.tsx#TypedFilters',
    {
      path: '/admin/sign-in/session-in-use.tsx#SessionInUse',
      clientProps: { passkeyHost: relyingParty(env.CMS_URL)?.id ?? null },
    },
  ],
  views: {
    login: { Component: '/admin/sign-in/sign-in-view.tsx#SignInView' },
    calendar: page(
      '/calendar',
      'Kalendarz · Calendar',
      '/admin/schedule/calendar/calendar-view.tsx#CalendarView',
    ),
    // Its address names a lead: one with a mail address would put it into logs and histories.
    person: page('/person/:id', 'Osoba · Person', '/admin/leads/person/person-view.tsx#PersonView'),
    pipeline: page('/pipeline', 'Lejek', '/admin/leads/pipeline/pipeline-view.tsx#PipelineView'),
    translator: page(
      TRANSLATOR_PATH,
      'Tłumaczenie · Translation · Übersetzung',
      '/admin/translators/translator-page.tsx#TranslatorPage',
    ),
  },
});

/** Endpoints of the back office beyond Payload's own; others are at their collections. */
const endpoints = [
  ...translationEndpoints,
  ...languageEndpoints,
  checkEndpoint,
  destinationsEndpoint,
  scheduleEndpoint,
  templateEndpoint,
  ...translatorEndpoints,
];

/** Only the process that has the schedule runs jobs; a document's drawer and a sign-in add some. */
const jobs = {
  access: { run: toNobody, queue: toNobody, cancel: toNobody },
  tasks: [newDeviceMail],
};

/** The editor overwrites words of a configuration while it is made: ours are set afterwards. */
function setWords(made: SanitizedConfig): SanitizedConfig {
  made.i18n.translations = deepMergeSimple(made.i18n.translations, TRANSLATIONS);
  return made;
}

/**
 * The content service with these settings. Payload changes the collections it is given, so each
 * configuration has its own copy of them.
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
    collections: deepCopyObject([
      ...contentCollections(env).map(guardedCollection),
      changedWords,
      previewLinks,
      brokenLinks,
      ...leadCollections,
      ...processCollections,
      ...signInRecords,
      users(env),
    ]),
    queryPresets: savedViews,
    globals: deepCopyObject(globals),
    folders,
    endpoints,
    localization: {
      locales: LOCALE_CODES.map((code) => ({ code, label: LOCALES[code].name })),
      defaultLocale: DEFAULT_LOCALE,
      fallback: true,
    },
    i18n: { supportedLanguages: PAYLOAD_LANGUAGES, fallbackLanguage: DEFAULT_LOCALE },
    db: databaseAdapter(env),
    email: payloadEmail,
    editor,
    sharp: sharpForUploads,
    jobs,
    upload: { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1 }, abortOnLimit: true },
    plugins: [
      objectStorage(env),
      protectInUse,
      trackTranslations,
      locks,
      ...officePlugins,
      followBrokenLinks,
      changeNotices({ siteUrls: env.SITE_URLS, secret: env.NOTICE_SECRET }),
    ],
    admin: {
      user: 'users',
      avatar: 'default',
      meta: META,
      dateFormat: SHOWN_TIME,
      timezones: {
        supportedTimezones: [{ label: SCHEDULE_ZONE, value: SCHEDULE_ZONE }],
        defaultTimezone: SCHEDULE_ZONE,
      },
      components: componentsOf(env),
      importMap: { baseDir: source },
    },
    typescript: {
      outputFile: path.join(source, 'database/generated/payload-types.ts'),
      // Otherwise each start outside of production, tests included, runs a program that writes
      // them.
      autoGenerate: env.NODE_ENV === 'development',
    },
    hooks: { afterError: [answerBadRequest] },
  })
    .then((made) => setWords(readTypedDates(leaveOutNameless(labelSavedViews(made)))))
    .then((made) => refuseBadData(closeTimestamps(made)));
}
