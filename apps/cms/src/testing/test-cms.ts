import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { linkRoutes } from '../app/api/links.ts';
import { errorReply } from '../app/api/reply.ts';
import { callRoutes, type SubmissionOptions, submissionRoutes } from '../app/api/submissions.ts';
import { makeFolders } from '../leads/attachments/stored-files.ts';
import type { HistoryEntry } from '../leads/events/lead-events.ts';
import { historiesOf } from '../leads/events/lead-events.ts';
import type { MailSettings } from '../mail/composing.ts';
import type { Attachment, Lead, Message } from '../platform/database/generated/payload-types.ts';
import { createLinks } from '../platform/outbox/mail-links.ts';
import type { Engine } from './databases.ts';
import { environmentOn, type RunningApi, startApi, type Variables } from './running-api.ts';
import { TEST_SECRETS } from './settings.ts';

/** A lead with its history; one that was never changed has none. */
export type StoredLead = Lead & { history: HistoryEntry[] | null };

/** The content service of a test, with a company and a clock that the test sets. */
export interface TestCms extends RunningApi {
  /** The time that the service takes for now. */
  clock: { now: Date };
  /** Posts a form as a browser without script does, or with a FormData as one with script does. */
  post(path: string, form: URLSearchParams | FormData, headers?: HeadersInit): Promise<Response>;
  /** Follows a link of a mail; `path` is that of the contract's call. */
  follow(path: string, token: string, more?: object): Promise<Response>;
  /** Deletes every lead with its records, every subscriber and the audit log. */
  clear(): Promise<void>;
  leads(): Promise<StoredLead[]>;
  messages(): Promise<Message[]>;
  attachments(): Promise<Attachment[]>;
  /** Names of stored, incoming and quarantined attachments. */
  files(): Promise<string[]>;
}

/** Mail settings of a worker in a test, with links as the service of `startTestCms` makes them. */
export const MAIL_SETTINGS: MailSettings = {
  from: 'Osnowa <formularze@osnowa.example>',
  notifyTo: undefined,
  cmsUrl: 'http://127.0.0.1:3001',
  publicUrl: 'https://osnowa.example',
  links: createLinks({
    secret: TEST_SECRETS.PAYLOAD_SECRET,
    publicUrl: 'https://osnowa.example',
  }),
};

/** A Monday, 10:00 in Łódź. */
export const OFFICE_TIME = new Date('2026-07-06T08:00:00Z');

/** A contact form as it should be filled in. */
export const CONTACT = {
  topic: 'offer',
  fullName: 'Zażółć Gęślą',
  mail: 'zazolc@klient.example',
  phoneNumber: '501 002 003',
  message: 'Dzień dobry,\nproszę o ofertę.',
  consent: 'on',
  consentVersion: '2026-01',
  locale: 'pl',
  page: '/contact',
} as const;

/** The fields as a browser without script sends them. */
export function urlencoded(fields: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(fields);
}

/** The fields, and files by their names, as a browser with script sends them. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  ...files: readonly (readonly [name: string, content: Uint8Array | string])[]
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files)
    form.append('attachment', new File([new Uint8Array(Buffer.from(content))], name));
  return form;
}

/** Collections that a test fills; those of a lead's records come before it. */
const STORED = [
  'offer-questions',
  'offer-versions',
  'offers',
  'attachments',
  'messages',
  'lead-notes',
  'bookings',
  'lead-events',
  'lead-reads',
  'leads',
  'person-addresses',
  'subscribers',
  'audit',
] as const;

/** Site settings of the tests: those for leads and mails, and other required ones. */
const COMPANY = {
  companyName: 'Osnowa',
  legalName: 'Osnowa sp. z o.o.',
  foundedYear: 2014,
  slogan: 'Oprogramowanie szyte na miarę',
  description: 'Firma.',
  office: { phone: '+48 42 000 00 10', email: 'biuro@osnowa.example' },
  sales: { phone: '+48 42 000 00 20', email: 'sprzedaz@osnowa.example' },
  address: {
    street: 'Wątkowa 1',
    postalCode: '90-001',
    city: 'Łódź',
    countryCode: 'PL',
    latitude: 51.75,
    longitude: 19.46,
  },
  registration: 'KRS 0000123456, NIP 9990142079',
  timeZone: 'Europe/Warsaw',
  officeHours: ['1', '2', '3', '4', '5'].map((weekday) => ({
    weekday,
    opens: '08:00',
    closes: '16:00',
  })),
  claims: [{ value: '10+', label: 'lat' }],
  socialLinks: [{ name: 'Sieć', url: 'https://siec.example/' }],
  association: { name: 'Izba' },
  newsletterConsent: { version: '2026-01', short: 'Newsletter.', full: 'Treść.' },
};

/** The consent clause of the forms in the languages that have one. */
export const CLAUSES = {
  pl: { version: '2026-01', short: 'Zgadzam się.', full: 'Administratorem danych jest Osnowa.' },
  de: { version: '2026-01', short: 'Ich stimme zu.', full: 'Verantwortlich ist die Osnowa.' },
} as const;

const GERMAN = { contactConsent: CLAUSES.de, registration: 'KRS 0000123456, USt-IdNr. PL999' };

async function storeCompany({ payload }: RunningApi): Promise<void> {
  const slug = 'site-settings';
  const data = { ...COMPANY, contactConsent: CLAUSES.pl };
  await payload.updateGlobal({ slug, locale: 'pl', data: data as never });
  await payload.updateGlobal({ slug, locale: 'de', data: GERMAN });
}

/** No rate limits, unless a test is about them. */
const NO_LIMITS: SubmissionOptions['limits'] = {
  address: [],
  mailbox: [],
  altogether: [],
  addressBytes: [],
  everybodyBytes: [],
  challenges: [],
};

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/**
 * Starts a content service.
 * @param variables environment, such as another DATABASE_URL
 * @param options other dependencies of the intake
 */
export async function startTestCms(
  variables: Record<string, string> = {},
  options: SubmissionOptions = {},
): Promise<TestCms> {
  const api = await startApi({ PUBLIC_URL: 'https://osnowa.example', ...variables });
  await storeCompany(api);
  await makeFolders();
  const clock = { now: OFFICE_TIME };
  const now = () => clock.now;
  const isRoomLeft = async () => true;
  const given = { limits: NO_LIMITS, now, isRoomLeft, ...options };
  const app = new Hono()
    .basePath('/api')
    .route('/', submissionRoutes(api.payload, given))
    .route('/', linkRoutes(api.payload, { now }))
    .route('/', callRoutes(api.payload, now));
  app.onError((error, context) => {
    const { status, body } = errorReply(error);
    return context.json(body, status as 200);
  });
  const all = { depth: 0, pagination: false, sort: 'id' } as const;
  return {
    ...api,
    app,
    clock,
    post: async (path, body, headers = {}) =>
      app.request(`http://cms.test/api${path}`, { method: 'POST', body, headers }),
    follow: async (path, token, more = {}) =>
      app.request(`http://cms.test/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, ...more }),
      }),
    clear: async () => {
      for (const collection of STORED) await api.payload.db.deleteMany({ collection, where: {} });
      await rm(path.join(api.dataDir, 'attachments'), { recursive: true });
      await makeFolders();
    },
    leads: async () => {
      const { docs } = await api.payload.find({ collection: 'leads', ...all });
      const ids = docs.map(({ id }) => id);
      const histories = await historiesOf(api.payload, ids);
      return docs.map((lead) => ({ ...lead, history: histories.get(lead.id) ?? null }));
    },
    messages: async () => (await api.payload.find({ collection: 'messages', ...all })).docs,
    attachments: async () => (await api.payload.find({ collection: 'attachments', ...all })).docs,
    files: () => filesIn(path.join(api.dataDir, 'attachments')),
  };
}

/**
 * The content service of a file's tests: started before them, emptied and set to `OFFICE_TIME`
 * before each, stopped after them.
 * @param variables environment, on top of a database of the engine
 * @param options other dependencies of the intake
 */
export function testCms(
  given: { engine?: Engine; variables?: Variables; options?: SubmissionOptions } = {},
): TestCms {
  const { engine = 'SQLite', variables = {}, options } = given;
  const cms = {} as TestCms;
  beforeAll(async () => {
    Object.assign(cms, await startTestCms(await environmentOn(engine, variables), options));
  });
  beforeEach(async () => {
    cms.clock.now = OFFICE_TIME;
    await cms.clear();
  });
  afterAll(() => cms.stop?.());
  return cms;
}
