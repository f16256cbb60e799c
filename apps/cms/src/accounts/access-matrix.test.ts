import type { CollectionSlug, Endpoint, GlobalSlug, Payload, TypedUser } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { checkEndpoint } from '../content/editing/checks.ts';
import { destinationsEndpoint } from '../links/known-destinations.ts';
import { offerEndpoints } from '../offers/endpoints.ts';
import { newAccount } from '../testing/accounts.ts';
import { testApi } from '../testing/running-api.ts';
import { storePage } from '../testing/stored-content.ts';
import { translatorEndpoints } from '../translations/translator-endpoints.ts';
import { ROLES } from './roles.ts';
import {
  EVERYBODY,
  OPERATIONS,
  type Operation,
  PEOPLE,
  rightsOf,
  type Who,
} from './testing/matrix.ts';

const api = testApi();
let payload: Payload;
const people = new Map<Who, TypedUser | null>([['anonymous', null]]);

beforeAll(async () => {
  payload = api.payload;
  for (const role of ROLES) {
    people.set(role, await newAccount(payload, role, role));
  }
  people.set('drafter', await newAccount(payload, 'drafter', 'editor', { mayPublish: false }));
  people.set('German', await newAccount(payload, 'german', 'editor', { languages: ['de'] }));
  const { id } = await storePage(payload);
  const until = '2999-01-01T00:00:00.000Z';
  const assignment = { documents: [{ collection: 'pages', id }], until, note: '', by: '' };
  const translator = { roles: ['translator'], languages: ['de'], assignment };
  people.set('translator', { id: 999, collection: 'users', ...translator } as never);
  GERMAN.document = String(id);
});

/** Content language that the person chooses. */
function languageOf(who: Who) {
  return who === 'German' || who === 'translator' ? 'de' : 'pl';
}

const isEditor = (who: Who) => who !== 'translator' && rightsOf(who, 'pages').includes('u');

/**
 * Tries an operation on a document that does not exist: the check of access comes before “not
 * found”.
 */
async function isAllowed(who: Who, collection: CollectionSlug, operation: Operation) {
  const none = { id: { equals: -1 } };
  const call = { collection, overrideAccess: false, user: people.get(who) } as const;
  const locale = languageOf(who);
  const change = { ...call, where: none, locale } as const;
  const published = { _status: 'published' } as never;
  const attempts = {
    create: () => payload.create({ ...call, data: {} as never, draft: true }),
    read: () => payload.find(call),
    readVersions: () => payload.findVersions(call),
    update: () => payload.update({ ...change, data: {}, draft: true }),
    publish: () => payload.update({ ...change, publishSpecificLocale: locale, data: published }),
    trash: () =>
      payload.update({ ...call, where: none, data: { deletedAt: '2026-11-25' } as never }),
    delete: () => payload.delete({ ...call, where: none }),
  };
  try {
    await attempts[operation]();
    return true;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 403) return false;
    // The data are empty: a request that fails for that reason was allowed.
    if (status === 400) return true;
    throw error;
  }
}

function operationsOf(collection: CollectionSlug): Operation[] {
  const { trash, versions } = payload.collections[collection].config;
  return OPERATIONS.filter(
    (operation) =>
      operation !== 'readVersions' &&
      (operation !== 'publish' || versions?.drafts) &&
      (operation !== 'trash' || trash),
  );
}

/** A person's rights to these collections, as letters. */
async function foundRights(who: Who, slugs: readonly CollectionSlug[]) {
  const found: Partial<Record<CollectionSlug, string>> = {};
  for (const slug of slugs) {
    found[slug] = '';
    for (const operation of operationsOf(slug)) {
      if (await isAllowed(who, slug, operation)) found[slug] += operation.charAt(0);
    }
  }
  return found;
}

const INTERNAL_WITH_RIGHTS = ['payload-jobs', 'payload-folders', 'payload-query-presets'];

test.each([...PEOPLE, 'translator' as const])(
  'what a person may do with each kind of document: %s',
  async (who) => {
    const slugs = payload.config.collections
      .map(({ slug }) => slug as CollectionSlug)
      .filter((slug) => !slug.startsWith('payload-') || INTERNAL_WITH_RIGHTS.includes(slug));
    const expected = Object.fromEntries(slugs.map((slug) => [slug, rightsOf(who, slug)]));
    expect(await foundRights(who, slugs)).toEqual(expected);
    // The readers of content read its versions too.
    expect(await isAllowed(who, 'products', 'readVersions')).toBe(who !== 'translator');
  },
);

test('a visitor without an account reads no collection', async () => {
  const slugs = payload.config.collections.map(({ slug }) => slug as CollectionSlug);
  const found = Object.values(await foundRights('anonymous', slugs));
  expect(found.filter(Boolean)).toEqual([]);
  expect(await isAllowed('anonymous', 'products', 'readVersions')).toBe(false);
});

/** Roles that read and change each global. Storage periods (`retention`) have a test in privacy. */
const GLOBALS: Record<Exclude<GlobalSlug, 'retention'>, { read: readonly Who[]; update: Who[] }> = {
  'site-settings': { read: PEOPLE, update: ['admin', 'editor', 'German'] },
  navigation: { read: PEOPLE, update: ['admin', 'editor', 'German'] },
  'lead-desk': { read: ['admin', 'sales', 'recruiter', 'manager'], update: ['admin', 'manager'] },
  'sign-in-rules': { read: ['admin'], update: ['admin'] },
};

const isDone = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    (error: { status?: number }) => error.status !== 403,
  );

test.each(EVERYBODY)('what a person may do with each global: %s', async (who) => {
  for (const [name, { read, update }] of Object.entries(GLOBALS)) {
    const slug = name as GlobalSlug;
    const call = { slug, overrideAccess: false, user: people.get(who) } as const;
    expect([slug, await isDone(payload.findGlobal(call))]).toEqual([slug, read.includes(who)]);
    const change = { ...call, locale: languageOf(who), data: {} as never } as const;
    const draft = payload.updateGlobal({ ...change, draft: true });
    expect([slug, await isDone(draft)]).toEqual([slug, update.includes(who)]);
    if (read !== PEOPLE) continue;
    // All languages at once: settings have no drafts, and each language of theirs is saved alone.
    const whole = payload.updateGlobal({ ...change, data: { _status: 'published' } as never });
    const mayPublish = update.includes(who) && !(slug === 'navigation' && who === 'German');
    expect([slug, await isDone(whole)]).toEqual([slug, mayPublish]);
    expect(await isDone(payload.findGlobalVersions(call))).toBe(read.includes(who));
  }
});

test('the rights of each global are looked at', () => {
  const globals = payload.config.globals.map(({ slug }) => slug);
  expect(globals.sort()).toEqual([...Object.keys(GLOBALS), 'retention'].sort());
});

const GERMAN = { source: 'pages', document: '1', language: 'de', name: 'Jan' };
const newTranslator = translatorEndpoints.find(
  ({ method, path }) => method === 'post' && path === '/translators',
);

const writesOffers = (who: Who) => ['admin', 'sales', 'manager'].includes(who);

/** A body that each endpoint of an offer understands. */
const OFFER_BODY = {
  ...{ isEmpty: true, version: 1, note: '' },
  draft: {
    ...{ locale: 'pl', currency: 'PLN', title: '', introduction: '', lines: [], rangeFactor: 1 },
    ...{ isCapped: true, team: 1, validUntil: '2999-01-01', startsOn: null, payments: [] },
    ...{ people: [], terms: '' },
  },
};

/** Answers of the back office's endpoints; 404 hides them from all but editors. */
const ENDPOINTS: [
  what: string,
  endpoint: Endpoint | undefined,
  sent: object | undefined,
  answer: (who: Who) => number,
][] = [
  // A request without a document is a bad one.
  ['the check', checkEndpoint, undefined, (who) => (isEditor(who) ? 400 : 404)],
  ['pages for buttons', destinationsEndpoint, undefined, (who) => (isEditor(who) ? 200 : 404)],
  ['a link for a translator', newTranslator, GERMAN, (who) => (isEditor(who) ? 200 : 404)],
];

test.each(ENDPOINTS)('%s is for those who write content', async (_what, endpoint, sent, answer) => {
  for (const who of EVERYBODY) {
    const init = sent && { method: 'POST', body: JSON.stringify(sent) };
    const req = Object.assign(new Request('https://cms.example', init), {
      ...{ user: people.get(who), payload, context: {}, t: String },
      searchParams: new URLSearchParams({ address: '/there-is-nothing' }),
      i18n: { language: 'pl', t: String },
    });
    const status = await Promise.resolve(endpoint?.handler(req as never)).then(
      (found) => found?.status,
      (error: { status?: number }) => error.status,
    );
    expect([who, status]).toEqual([who, answer(who)]);
  }
});

test.each(offerEndpoints)('$method $path is for those who sell', async ({ handler, method }) => {
  for (const who of EVERYBODY) {
    const init = method === 'get' ? {} : { method: 'POST', body: JSON.stringify(OFFER_BODY) };
    const req = Object.assign(new Request('https://cms.example', init), {
      ...{ user: people.get(who), payload, context: {}, t: String, routeParams: { id: '-1' } },
      i18n: { language: 'pl', t: String },
    });
    // Nobody has this lead: a person who may ask for it is told so by the lookup, others before it.
    const findByID = vi.spyOn(payload, 'findByID');
    const status = await Promise.resolve(handler(req as never)).then(
      (found) => found.status,
      (error: { status?: number }) => error.status,
    );
    expect([who, status]).toEqual([who, 404]);
    expect([who, findByID.mock.calls.length > 0]).toEqual([who, writesOffers(who)]);
    findByID.mockRestore();
  }
});

test('a person sees colleagues with the same leads, changes only their own account, and not its roles', async () => {
  const as = (who: Who) =>
    ({ collection: 'users', overrideAccess: false, user: people.get(who) }) as const;
  const seenBy = async (who: Who) =>
    (await payload.find(as(who))).docs.map(({ name }) => name).sort();
  expect(await seenBy('sales')).toEqual(['admin', 'manager', 'sales']);
  expect(await seenBy('manager')).toEqual(['admin', 'manager', 'recruiter', 'sales']);
  expect(await seenBy('editor')).toEqual(['editor']);
  const change = (who: Who, data: object) =>
    payload.update({ ...as('sales'), id: people.get(who)?.id as number, data });
  const changed = await change('sales', { name: 'Anna', roles: ['admin'] });
  expect(changed).toMatchObject({ name: 'Anna', roles: ['sales'] });
  await expect(change('editor', { name: 'x' })).rejects.toThrow();
});

test('the last administrator can neither be removed nor lose the role', async () => {
  const id = people.get('admin')?.id as number;
  await expect(payload.delete({ collection: 'users', id })).rejects.toThrow();
  const demotion = payload.update({ collection: 'users', id, data: { roles: ['editor'] } });
  await expect(demotion).rejects.toThrow();
});

test('a weak password is refused wherever it is set, with the rule for passwords', async () => {
  const id = people.get('editor')?.id as number;
  const collection = 'users';
  const forgotten = {
    collection,
    data: { email: 'editor@firm.example' },
    disableEmail: true,
  } as const;
  const token = await payload.forgotPassword(forgotten);
  const reset = { token, password: '123456789012' };
  for (const attempt of [
    newAccount(payload, 'new', 'editor', { password: 'password1234' }),
    payload.update({ collection, id, data: { password: 'short' } }),
    payload.resetPassword({ collection, data: reset, overrideAccess: true }),
  ]) {
    await expect(attempt).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/co najmniej 12 znaków|at least 12 characters/),
    });
  }
});

test('the bytes of a picture are public, its record is not', async () => {
  const { access } = payload.collections.media.config;
  const req = { user: null } as never;
  expect(await access.read({ req, isReadingStaticFile: true })).toEqual({
    and: [{ filename: { exists: true } }, { deletedAt: { exists: false } }],
  });
  expect(await access.read({ req })).toBe(false);
});
