import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkEndpoints } from '../admin/checks/endpoint.ts';
import { destinationsEndpoint } from '../admin/destinations/endpoint.ts';
import { editorEndpoints } from '../admin/proposals/editor-endpoints.ts';
import { templateEndpoint } from '../admin/templates/endpoint.ts';
import { type RunningApi, startApi } from '../testing/running-api.ts';
import { ROLES, type Role } from './roles.ts';
import {
  CONTENT,
  contentRights,
  EVERY_ROLE,
  OPERATIONS,
  type Operation,
  OTHERS,
  rightsOf,
  type Who,
} from './testing/matrix.ts';

let api: RunningApi;
let payload: Payload;
const people = new Map<Who, TypedUser | null>([['anonymous', null]]);

beforeAll(async () => {
  api = await startApi();
  payload = api.payload;
  const accounts: [Who, object][] = [
    ...(Object.keys(ROLES) as Role[]).map((role): [Who, object] => [role, { roles: [role] }]),
    ['drafter', { roles: ['editor'], mayPublish: false }],
    ['German', { roles: ['editor'], languages: ['de'] }],
  ];
  for (const [who, rights] of accounts) {
    const email = `${who.toLowerCase()}@firm.example`;
    const data = { name: who, email, password: `krosno-${who}-watek-74`, ...rights };
    const user = await payload.create({ collection: 'users', data: data as never });
    people.set(who, { ...user, collection: 'users' } as TypedUser);
  }
});

afterAll(() => api.stop());

/** Content language that the person chooses. */
function languageOf(who: Who) {
  return who === 'German' ? 'de' : 'pl';
}

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
      (operation !== 'readVersions' || versions) &&
      (operation !== 'publish' || versions?.drafts) &&
      (operation !== 'trash' || trash),
  );
}

async function lettersOf(who: Who, collection: CollectionSlug): Promise<string> {
  let letters = '';
  for (const operation of operationsOf(collection)) {
    if (!(await isAllowed(who, collection, operation))) continue;
    letters += operation === 'readVersions' ? '' : operation.charAt(0);
  }
  return letters;
}

describe.each(EVERY_ROLE)('%s', (who) => {
  test.each(CONTENT)('content: %s', async (collection) => {
    expect(await lettersOf(who, collection)).toBe(contentRights(who, collection));
  });

  test.each(OTHERS)('%s', async (collection) => {
    expect(await lettersOf(who, collection)).toBe(rightsOf(who, collection));
  });

  test('the readers of content read its versions too', async () => {
    const expected = rightsOf(who, 'content').includes('r');
    expect(await isAllowed(who, 'products', 'readVersions')).toBe(expected);
  });

  test.each(['site-settings', 'navigation'] as const)('global: %s', async (slug) => {
    const call = { slug, overrideAccess: false, user: people.get(who) } as const;
    const refused = (attempt: Promise<unknown>) =>
      attempt.then(
        () => false,
        (error: { status?: number }) => error.status === 403,
      );
    expect(await refused(payload.findGlobal(call))).toBe(who === 'anonymous');
    const change = { ...call, locale: languageOf(who) } as const;
    const update = payload.updateGlobal({ ...change, data: {} as never, draft: true });
    expect(await refused(update)).toBe(!contentRights(who, 'redirects').includes('u'));
    // All languages at once: settings have no drafts, and each language of theirs is saved alone.
    const whole = payload.updateGlobal({ ...change, data: { _status: 'published' } as never });
    const mayPublish = ['admin', 'editor', ...(slug === 'navigation' ? [] : ['German'])];
    expect(await refused(whole)).toBe(!mayPublish.includes(who));
    expect(await refused(payload.findGlobalVersions(call))).toBe(who === 'anonymous');
  });
});

test.each(EVERY_ROLE)('global: lead-desk, for %s', async (who) => {
  const call = { slug: 'lead-desk', overrideAccess: false, user: people.get(who) } as const;
  const isAllowed = (attempt: Promise<unknown>) =>
    attempt.then(
      () => true,
      (error: { status?: number }) => error.status !== 403,
    );
  const readers: Who[] = ['admin', 'sales', 'recruiter', 'manager'];
  expect(await isAllowed(payload.findGlobal(call))).toBe(readers.includes(who));
  const changes: Who[] = ['admin', 'manager'];
  expect(await isAllowed(payload.updateGlobal({ ...call, data: {} }))).toBe(changes.includes(who));
});

test.each(EVERY_ROLE)('the check before publishing, for %s', async (who) => {
  const [check] = checkEndpoints;
  const asked = { user: people.get(who), payload, searchParams: new URLSearchParams() };
  // A request without a document is answered 400 to editors, and 404 to all others.
  const status = rightsOf(who, 'content').includes('u') ? 400 : 404;
  await expect(check?.handler(asked as never)).rejects.toMatchObject({ status });
});

test.each(EVERY_ROLE)('the pages that a button can lead to, for %s', async (who) => {
  const searchParams = new URLSearchParams({ address: '/there-is-nothing' });
  const asked = { user: people.get(who), payload, searchParams, i18n: { language: 'pl' } };
  const answer = Promise.resolve(destinationsEndpoint.handler(asked as never));
  const mayWrite = rightsOf(who, 'content').includes('u');
  const status = await answer.then((found) => found.status).catch((error) => error.status);
  expect(status).toBe(mayWrite ? 200 : 404);
});

test.each(EVERY_ROLE)('a page made from a template, for %s', async (who) => {
  const statusOf = (template: string | null) => {
    const body = JSON.stringify({ template });
    const request = new Request('https://cms.example', { method: 'POST', body });
    const req = { user: people.get(who), payload, i18n: { language: 'pl', t: String }, t: String };
    const answer = templateEndpoint.handler(Object.assign(request, req, { context: {} }) as never);
    return Promise.resolve(answer).then(
      ({ status }) => status,
      (error: { status?: number }) => error.status,
    );
  };
  const mayCreate = contentRights(who, 'pages').includes('c');
  const refused = rightsOf(who, 'content').includes('u') ? 403 : 404;
  expect(await statusOf('event')).toBe(mayCreate ? 201 : refused);
  expect(await statusOf(null)).toBe(mayCreate ? 201 : refused);
});

test.each(EVERY_ROLE)('how accounts sign in is set by administrators only, for %s', async (who) => {
  const call = { slug: 'sign-in-rules', overrideAccess: false, user: people.get(who) } as const;
  const isRefused = (attempt: Promise<unknown>) =>
    attempt.then(
      () => false,
      (error: { status?: number }) => error.status === 403,
    );
  expect(await isRefused(payload.findGlobal(call))).toBe(who !== 'admin');
  expect(await isRefused(payload.updateGlobal({ ...call, data: {} }))).toBe(who !== 'admin');
});

/** What a request for a translation into German, by a link or by the machine, is answered. */
test.each(EVERY_ROLE)('links for translators and their end, for %s', async (who) => {
  const german = { source: 'nothing', document: '1', language: 'de', name: 'Jan' };
  const statusOf = async (language: 'de' | 'en') => {
    const body = JSON.stringify({ ...german, language });
    const request = new Request('https://cms.example', { method: 'POST', body });
    const asked = Object.assign(request, { user: people.get(who), payload });
    const ask = editorEndpoints.find(
      ({ method, path }) => method === 'post' && /links$/.test(path),
    );
    return Promise.resolve(ask?.handler(asked as never)).then(
      ({ status }: Response | undefined = new Response()) => status,
      (error: { status?: number }) => error.status,
    );
  };
  const isEditor = rightsOf(who, 'content').includes('u');
  // Where the language is the person's, the kind of document is looked for, and is not there.
  expect(await statusOf('de')).toBe(404);
  expect(await statusOf('en')).toBe(isEditor && who === 'German' ? 403 : 404);
});

test('a visitor without an account reads no collection', async () => {
  const open: string[] = [];
  for (const { slug } of payload.config.collections) {
    const letters = await lettersOf('anonymous', slug as CollectionSlug);
    if (letters) open.push(`${slug}: ${letters}`);
  }
  expect(open).toEqual([]);
});

test('the matrix has every collection and global', () => {
  const own = payload.config.collections
    .map(({ slug }) => slug)
    .filter(
      (slug) =>
        !slug.startsWith('payload-') ||
        ['payload-jobs', 'payload-folders', 'payload-query-presets'].includes(slug),
    );
  expect(own.sort()).toEqual([...CONTENT, ...OTHERS].sort());
  // How long data are stored is for administrators; its own rights stand in privacy.
  const globals = payload.config.globals.map(({ slug }) => slug);
  expect(globals.sort()).toEqual([
    'lead-desk',
    'navigation',
    'retention',
    'sign-in-rules',
    'site-settings',
  ]);
});

test('a person sees colleagues with the same leads, changes only their own account, and not its roles', async () => {
  const user = people.get('sales');
  const asSales = { collection: 'users', overrideAccess: false, user } as const;
  const { docs } = await payload.find(asSales);
  const names = docs.map(({ email }) => email).sort();
  expect(names).toEqual(['admin@firm.example', 'manager@firm.example', 'sales@firm.example']);
  const asManager = { ...asSales, user: people.get('manager') } as const;
  expect((await payload.find(asManager)).docs.map(({ name }) => name).sort()).toEqual([
    'admin',
    'manager',
    'recruiter',
    'sales',
  ]);
  const asEditor = { ...asSales, user: people.get('editor') } as const;
  const seen = (await payload.find(asEditor)).docs.map(({ email }) => email);
  expect(seen).toEqual(['editor@firm.example']);
  const changed = await payload.update({
    ...asSales,
    id: user?.id as number,
    data: { name: 'Anna', roles: ['admin'] },
  });
  expect(changed).toMatchObject({ name: 'Anna', roles: ['sales'] });
  const other = people.get('editor')?.id as number;
  await expect(payload.update({ ...asSales, id: other, data: { name: 'x' } })).rejects.toThrow();
});

test('the last administrator can neither be removed nor lose the role', async () => {
  const id = people.get('admin')?.id as number;
  await expect(payload.delete({ collection: 'users', id })).rejects.toThrow();
  const demotion = payload.update({ collection: 'users', id, data: { roles: ['editor'] } });
  await expect(demotion).rejects.toThrow();
});

test('a weak password is refused wherever it is set', async () => {
  const data = { name: 'x', email: 'new@firm.example', password: 'password1234' };
  const creation = payload.create({ collection: 'users', data: { ...data, roles: ['editor'] } });
  await expect(creation).rejects.toMatchObject({ status: 400 });
  const id = people.get('editor')?.id as number;
  const change = payload.update({ collection: 'users', id, data: { password: 'short' } });
  await expect(change).rejects.toMatchObject({ status: 400 });
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: 'editor@firm.example' },
    disableEmail: true,
  });
  const reset = payload.resetPassword({
    collection: 'users',
    data: { token, password: '123456789012' },
    overrideAccess: true,
  });
  await expect(reset).rejects.toMatchObject({ status: 400 });
});

test('the bytes of a picture are public, its record is not', async () => {
  const { access } = payload.collections.media.config;
  const req = { user: null } as never;
  expect(await access.read({ req, isReadingStaticFile: true })).toEqual({
    and: [{ filename: { exists: true } }, { deletedAt: { exists: false } }],
  });
  expect(await access.read({ req })).toBe(false);
});
