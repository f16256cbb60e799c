import {
  ADMIN_HEADER,
  AppError,
  type ChangesReply,
  CURSOR_HEADER,
  cursor,
  ENDPOINTS,
  FIELD_MARKS_HEADER,
  FORMS,
  LATER_FIELDS_HEADER,
  PREVIEW_HEADER,
  PREVIEW_VALUES_PATH,
  READS,
  type ReadName,
  TAGS_HEADER,
  unknownFields,
} from '@osnowa/contract';
import { bearsToken, sameToken } from '@osnowa/http/bearer';
import { clientAddress, isLoopback, TRUSTED_PROXIES } from '@osnowa/http/client-address';
import { inSpan, tracedPath } from '@osnowa/http/tracing';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Payload } from 'payload';
import { ownOrigins } from '../../accounts/sign-in/origins.ts';
import { awayFromPages } from '../../links/checks/own-address.ts';
import { lostData, requireData } from '../../platform/process/data-in-place.ts';
import { env } from '../../platform/process/env.ts';
import { processMetrics } from '../../platform/process/metrics.ts';
import { readLog } from '../../publishing/change-log.ts';
import { contentChanges } from '../../publishing/content-changes.ts';
import { READ_NAMES } from '../../publishing/sources.ts';
import { canonicalQuery, parseQuery } from '../../reads/arrange.ts';
import { Content } from '../../reads/content.ts';
import { TaggedCache } from '../../reads/tagged-cache.ts';
import { estimateRoutes } from './estimates.ts';
import { FILE_FOLDERS, storedFile } from './files.ts';
import { inboundMailRoutes, MAILS_PATH } from './inbound-mail.ts';
import { linkRoutes, redirectHitRoutes } from './links.ts';
import { METRICS_PATH, metricsText } from './metrics.ts';
import { offerRoutes } from './offers.ts';
import { previewLinkRoutes, previewValueRoutes } from './preview-links.ts';
import { encode, errorReply, isKnown, type Reply, withoutFields } from './reply.ts';
import { callRoutes, submissionRoutes } from './submissions.ts';

const BASE = '/api';

/** The API answers programs, from the site's own server: nothing may run, frame or embed it. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const MUST_REVALIDATE = 'public, max-age=0, must-revalidate';

/** Paths with POST, in addition to forms. */
const POSTED: readonly string[] = [MAILS_PATH, PREVIEW_VALUES_PATH, ...pathsOf('POST')];

/** Size of the cache of replies, in bytes. */
const REPLY_LIMITS = {
  maxWeight: 32 * 1024 * 1024,
  weigh: ({ body }: Reply) => body.byteLength,
};

/** A request with a trace of the site continues it; a form begins one. */
async function traced({ req }: Context, next: () => Promise<void>): Promise<void> {
  const headers = req.raw.headers;
  if (!headers.has('traceparent') && req.method !== 'POST') return next();
  const path = tracedPath(req.path);
  await inSpan(`${req.method} ${path}`, { 'url.path': path }, next, headers);
}

/** The wire contract of the content service under `/api`: reads, files and form submissions. */
export function createContractApp(payload: Payload): Hono {
  const app = new Hono().basePath(BASE);
  app.use(async (context, next) => {
    const stopTimer = processMetrics().requests.startTimer();
    const writes = context.req.method === 'POST';
    if (writes) requireData();
    await traced(context, next);
    if (writes) requireData();
    const kind = kindOf(context.req.method, context.req.path.slice(BASE.length));
    stopTimer({ kind, status: `${Math.floor(context.res.status / 100)}xx` });
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
  });
  app.onError((error, context) => {
    const { status, body } = errorReply(error);
    if (!(error instanceof AppError)) payload.logger.error({ err: error }, 'The web API failed.');
    return context.json(body, status as ContentfulStatusCode, { 'cache-control': 'no-store' });
  });
  app.get('/healthz', (context) => {
    const ok = lostData() === null;
    return context.json({ ok }, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get(METRICS_PATH, async (context) => {
    // Next itself sets the caller's address if no proxy did.
    const caller = clientAddress(context.req.raw.headers, TRUSTED_PROXIES) ?? '';
    const isLetIn = isLoopback(caller) || bearsToken(context.req.raw.headers, env.METRICS_TOKEN);
    if (!isLetIn) return context.notFound();
    return context.text(await metricsText(payload), 200, { 'cache-control': 'no-store' });
  });

  app.get(ENDPOINTS.changes.path, async (context) => {
    const after = cursor.safeParse(context.req.query('after')).data ?? null;
    const answer = await changesAfter(payload, after);
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });
  const content = new Content(payload);
  const answerRead = reader(payload, content);
  for (const name of READ_NAMES) app.get(`/${name}`, (context) => answerRead(name, context));
  for (const folder of FILE_FOLDERS) {
    app.get(`/${folder}/:filename`, (context) =>
      storedFile(payload, folder, context.req.param('filename'), context.req.raw),
    );
  }
  app.route('/', submissionRoutes(payload));
  app.route('/', redirectHitRoutes(payload));
  app.route('/', estimateRoutes(payload));
  app.route('/', linkRoutes(payload));
  app.route('/', callRoutes(payload));
  app.route('/', offerRoutes(payload));
  app.route('/', previewLinkRoutes(payload));
  app.route('/', previewValueRoutes(content));
  app.route('/', inboundMailRoutes(payload));
  app.all('*', refuseMethod);
  return app;
}

/** The kind of an answer, for the figures: a closed list, so that no address becomes a label. */
function kindOf(method: string, path: string): 'submission' | 'post' | 'file' | 'read' | 'other' {
  if (method === 'POST') return path in FORMS ? 'submission' : 'post';
  if (FILE_FOLDERS.some((folder) => path.startsWith(`/${folder}/`))) return 'file';
  return READ_NAMES.some((name) => path === `/${name}`) ? 'read' : 'other';
}

/** The changes after a cursor that visitors can see; equal ones once. */
async function changesAfter(payload: Payload, after: string | null): Promise<ChangesReply> {
  const { cursor, rows } = await readLog(payload, after);
  const changes = rows?.flatMap((row) => row.changes.map(({ tags }) => [...tags]));
  const different = new Map(changes?.map((tags) => [tags.join(' '), tags]));
  return { cursor, changes: changes ? [...different.values()] : null };
}

/** Answers reads, and caches the replies until the content they show changes. */
function reader(payload: Payload, content: Content) {
  const replies = new TaggedCache<Reply>(REPLY_LIMITS);
  contentChanges(payload).listen(replies);

  return async (name: ReadName, context: Context): Promise<Response> => {
    const { searchParams } = new URL(context.req.url);
    const query = parseQuery(name, searchParams);
    // A site that knows of a change must not get the earlier state from a process that does not.
    const reached = cursor.safeParse(context.req.header(CURSOR_HEADER)).data;
    if (reached) await contentChanges(payload).reach(reached);
    const drafts = sameToken(context.req.header(PREVIEW_HEADER) ?? '', env.PREVIEW_TOKEN);
    const tags = await content.tagsOf(name, query, { drafts });
    context.header(TAGS_HEADER, tags.join(' '));
    context.header('vary', LATER_FIELDS_HEADER);
    const unknown = unknownFields(name, context.req.header(LATER_FIELDS_HEADER));
    if (drafts) {
      const marked = context.req.header(FIELD_MARKS_HEADER) === 'on';
      if (marked) context.header(ADMIN_HEADER, adminOrigins());
      const answer = await content.answer(name, query, { drafts, marked });
      const known = withoutFields(answer, unknown);
      return context.json(known, 200, { 'cache-control': 'no-store' });
    }
    const key = [canonicalQuery(name, searchParams), ...unknown].join(' without ');
    const { body, etag } = await replies.get(key, tags, async () => {
      const answer = await content.answer(name, query, { drafts: false });
      const followed =
        name === 'redirects'
          ? await awayFromPages(payload, READS.redirects.reply.parse(answer))
          : answer;
      return encode(withoutFields(followed, unknown));
    });
    context.header('cache-control', MUST_REVALIDATE);
    context.header('etag', etag);
    if (isKnown(etag, context.req.header('if-none-match'))) return context.body(null, 304);
    return context.body(body, 200, { 'content-type': 'application/json; charset=utf-8' });
  };
}

/** Origins of the back office, for the site's server: links of a preview lead to the first of them. */
function adminOrigins(): string {
  const origins = [new URL(env.CMS_URL).origin, ...ownOrigins(env.CMS_URL)];
  return [...new Set(origins)].join(' ');
}

/** Paths of the calls with a method. */
function pathsOf(method: 'GET' | 'POST'): string[] {
  return Object.values(ENDPOINTS)
    .filter((one) => one.method === method)
    .map(({ path }) => path);
}

function methodsOf(path: string): string[] {
  const name = path.slice(BASE.length);
  const reads = [
    ...READ_NAMES.map((read) => `/${read}`),
    '/healthz',
    METRICS_PATH,
    ...pathsOf('GET'),
  ].includes(name);
  const isFile = FILE_FOLDERS.some((folder) => name.startsWith(`/${folder}/`));
  return [
    ...(reads || isFile ? ['GET', 'HEAD'] : []),
    ...(name in FORMS || POSTED.includes(name) ? ['POST'] : []),
  ];
}

/** Refuses an unknown path, or a method that a known path does not have. */
function refuseMethod(context: Context): Response {
  const methods = methodsOf(context.req.path);
  const isKnownMethod = methods.includes(context.req.method);
  if (methods.length === 0 || isKnownMethod)
    throw new AppError('NotFound', 'There is no such path.');
  context.header('allow', [...methods, 'OPTIONS'].join(', '));
  if (context.req.method === 'OPTIONS') return context.body(null, 204);
  throw new AppError('MethodNotAllowed', `${context.req.method} is not possible here.`);
}
