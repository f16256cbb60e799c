import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAMES } from '@osnowa/brand';
import { iconAddress } from '@osnowa/brand/files';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { buildConfig, deepCopyObject, type MetaConfig, type SanitizedConfig } from 'payload';
import { locks } from '../../accounts/locks.ts';
import { ownOrigins, relyingParty } from '../../accounts/sign-in/origins.ts';
import { UPLOAD_MAX_BYTES } from '../../accounts/sign-in/own-requests.ts';
import { COOKIE_PREFIX } from '../../accounts/sign-in/session-cookie.ts';
import { signInRules } from '../../accounts/sign-in/sign-in-rules.ts';
import { TRANSLATOR_PATH } from '../../accounts/sign-in/translator-accounts.ts';
import { previewLinks } from '../../content/collections/preview-links.ts';
import { checkEndpoint } from '../../content/editing/checks.ts';
import { officeLists } from '../../content/editing/form-parts.ts';
import { editor } from '../../content/fields/rich-text.ts';
import { navigation } from '../../content/globals/navigation/navigation.ts';
import { siteSettings } from '../../content/globals/site-settings.ts';
import { objectStorage } from '../../content/media/object-storage.ts';
import { sharpForUploads } from '../../content/media/prepare-picture.ts';
import { changedWords } from '../../content/words/changed-words.ts';
import { replyTemplates } from '../../conversation/reply-templates.ts';
import { deliveries, pushDevices } from '../../desk/deliveries-collection.ts';
import { webhooks } from '../../desk/webhooks.ts';
import { subscribers } from '../../intake/subscribers.ts';
import { SHOWN_TIME } from '../../kit/fields/days/typed-dates.ts';
import { PAYLOAD_LANGUAGES } from '../../kit/words.ts';
import { catalogueVersions, estimates } from '../../leads/estimates/estimates.ts';
import { leadManagement } from '../../leads/lead-management.ts';
import { brokenLinks } from '../../links/broken-links.ts';
import { followBrokenLinks } from '../../links/checks/link-rows.ts';
import { destinationsEndpoint } from '../../links/known-destinations.ts';
import { newDeviceMail } from '../../mail/new-device.ts';
import { payloadEmail } from '../../mail/transport.ts';
import { databaseAdapter } from '../../platform/database/adapter.ts';
import type { Env } from '../../platform/process/env.ts';
import { payloadLogger } from '../../platform/process/payload-logger.ts';
import { SCHEDULE_ZONE } from '../../platform/time-zone.ts';
import { retention } from '../../privacy/retention-settings.ts';
import { changeNotices } from '../../publishing/change-notice.ts';
import { guardedCollection, guardedGlobal } from '../../publishing/guard.ts';
import { protectInUse } from '../../publishing/in-use.ts';
import { scheduleEndpoint } from '../../publishing/schedule/schedule-document.ts';
import { translationEndpoints } from '../../translations/endpoints.ts';
import { languageEndpoints } from '../../translations/language-endpoints.ts';
import { trackTranslations } from '../../translations/track-translations.ts';
import { translationStates } from '../../translations/translation-states.ts';
import { translatorEndpoints } from '../../translations/translator-endpoints.ts';
import { apiKeys } from '../collections/api-keys.ts';
import { attachments } from '../collections/attachments.ts';
import { bookings } from '../collections/bookings.ts';
import { contentCollections, folders } from '../collections/index.ts';
import { leadNotes } from '../collections/lead-notes.ts';
import { leads } from '../collections/leads.ts';
import { messages } from '../collections/messages.ts';
import { offerCollections } from '../collections/offers.ts';
import {
  audit,
  contentChangeLog,
  leadCopies,
  leadEvents,
  leadReads,
  personAddresses,
  publicationRequests,
  signInRecords,
  usedChallenges,
  withheldLanguages,
  workLeases,
} from '../collections/process-records.ts';
import { users } from '../collections/users.ts';
import { answerBadRequest, finishConfig } from './finish-config.ts';
import { savedViews } from './saved-views.ts';

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Collections for staff, which no visitor sees. */
const leadCollections = [
  leads,
  attachments,
  messages,
  leadNotes,
  replyTemplates,
  bookings,
  ...offerCollections,
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
  leadReads,
  personAddresses,
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
  graphics: { Logo: '/kit/brand/brand.tsx#Logo', Icon: '/kit/brand/brand.tsx#Mark' },
  beforeDashboard: ['/app/start/start-page.tsx#StartPage'],
  beforeNavLinks: [
    '/app/start/nav-links.tsx#CalendarLink',
    '/app/start/nav-links.tsx#PipelineLink',
    '/app/start/nav-links.tsx#ResultsLink',
  ],
  providers: [
    '/kit/office-words.tsx#OfficeWords',
    '/kit/fields/days/typed-filters.tsx#TypedFilters',
    {
      path: '/accounts/sign-in/session-in-use.tsx#SessionInUse',
      clientProps: { passkeyHost: relyingParty(env.CMS_URL)?.id ?? null },
    },
  ],
  views: {
    login: { Component: '/accounts/sign-in/sign-in-view.tsx#SignInView' },
    calendar: page(
      '/calendar',
      'Kalendarz · Calendar',
      '/publishing/schedule/calendar/calendar-view.tsx#CalendarView',
    ),
    // Its address names a lead: one with a mail address would put it into logs and histories.
    person: page('/person/:id', 'Osoba · Person', '/inbox/person/person-view.tsx#PersonView'),
    offer: page('/offer/:id', 'Oferta · Offer', '/offers/form/offer-page.tsx#OfferView'),
    pipeline: page('/pipeline', 'Lejek', '/inbox/pipeline/pipeline-view.tsx#PipelineView'),
    results: page('/results', 'Wyniki', '/inbox/results/results-view.tsx#ResultsView'),
    translator: page(
      TRANSLATOR_PATH,
      'Tłumaczenie · Translation · Übersetzung',
      '/translations/translator-page.tsx#TranslatorPage',
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
  ...translatorEndpoints,
];

/** Only the process that has the schedule runs jobs; a document's drawer and a sign-in add some. */
const jobs = {
  access: { run: toNobody, queue: toNobody, cancel: toNobody },
  tasks: [newDeviceMail],
};

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
      officeLists,
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
      outputFile: path.join(source, 'platform/database/generated/payload-types.ts'),
      // Otherwise each start outside of production, tests included, runs a program that writes
      // them.
      autoGenerate: env.NODE_ENV === 'development',
    },
    hooks: { afterError: [answerBadRequest] },
  }).then(finishConfig);
}
