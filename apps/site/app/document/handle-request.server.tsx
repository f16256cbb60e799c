import type { ComponentProps } from 'react';
import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  type RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import { builtInWords } from '../content/.server/messages.ts';
import type { PageModule, WithHead } from '../content/page-module.ts';
import { siteRequest } from '../content/request.ts';
import { Layout } from '../layout/layout.tsx';
import { ErrorPage } from '../pages/error/error-page.tsx';
import { moduleOf, ROOT, ROUTES } from '../routes.ts';
import type { RootData } from './load-root.server.ts';
import { type RenderedPage, renderDocument } from './render-document.server.tsx';

/** Called with an error of a loader, an action or a rendering; not with a thrown answer. */
export type OnError = (error: unknown, request: Request) => void;

const { query, queryRoute, dataRoutes } = createStaticHandler(ROUTES);

/**
 * Answers a request by the routes: React Router matches it and runs loaders and actions; the whole
 * page is rendered before its first byte is sent.
 */
export async function handleRequest(
  request: Request,
  context: RouterContextProvider,
  onError: OnError,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const leaf = matchRoutes(dataRoutes, pathname)?.at(-1)?.route;
  if (leaf && !moduleOf(leaf).default) return answerOfRoute(request, context, onError);
  const answer = await query(request, { requestContext: context });
  return answer instanceof Response ? answer : documentOf(answer, request, context, onError);
}

/** A route without a page returns its own answer: a file, a form, a redirect. */
async function answerOfRoute(
  request: Request,
  context: RouterContextProvider,
  onError: OnError,
): Promise<Response> {
  try {
    const answer: unknown = await queryRoute(request, { requestContext: context });
    return answer instanceof Response ? answer : Response.json(answer);
  } catch (error) {
    if (error instanceof Response) return error;
    if (isRouteErrorResponse(error)) {
      if (error.status >= 500) onError(error.data, request);
      return Response.json(error.data, { status: error.status });
    }
    onError(error, request);
    return new Response('Internal Server Error', { status: 500 });
  }
}

function documentOf(
  found: StaticHandlerContext,
  request: Request,
  context: RouterContextProvider,
  onError: OnError,
): Response {
  const { locale } = context.get(siteRequest);
  const root = found.loaderData[ROOT] as RootData | undefined;
  const { pathname, search } = new URL(request.url);
  const advisers = root?.layout.advisers ?? [];
  const words = root?.words ?? builtInWords(locale);
  const page = { locale, ...words, advisers, address: { pathname, search } };
  const [error] = Object.values(found.errors ?? {});
  if (error !== undefined) {
    if (!isRouteErrorResponse(error)) onError(error, request);
    return html(errorDocument(error, page, root), found.statusCode, headersOf(found), locale);
  }
  try {
    return html(pageDocument(found, page, root), found.statusCode, headersOf(found), locale);
  } catch (failure) {
    onError(failure, request);
    return html(errorDocument(failure, page, root), 500, new Headers(), locale);
  }
}

function pageDocument(
  { matches, loaderData, actionData }: StaticHandlerContext,
  page: RenderedPage,
  root: RootData | undefined,
): string {
  const leaf = matches.at(-1)?.route;
  const Page = leaf && moduleOf(leaf).default;
  if (!leaf || !Page || !root) throw new Error(`There is no page at ${page.address.pathname}`);
  const own: unknown = loaderData[leaf.id];
  const data = { loaderData: own, actionData: actionData?.[leaf.id] ?? null };
  return renderDocument({
    page,
    head: (own as WithHead | undefined)?.head ?? [],
    children: (
      <Layout layout={root.layout} year={root.year}>
        <Page {...(data as ComponentProps<typeof Page>)} />
      </Layout>
    ),
  });
}

/** An error page has the layout of the site, unless the layout's data could not be read. */
function errorDocument(error: unknown, page: RenderedPage, root: RootData | undefined): string {
  const settings = root?.layout.settings;
  const content = (
    <ErrorPage error={error} sales={settings?.sales} company={settings?.companyName} />
  );
  const stack = import.meta.env.DEV && error instanceof Error ? <pre>{error.stack}</pre> : null;
  const children = root ? (
    <Layout layout={root.layout} year={root.year} failed>
      {content}
      {stack}
    </Layout>
  ) : (
    <main id="content">
      {content}
      {stack}
    </main>
  );
  return renderDocument({ page, head: [], children });
}

function headersOf({ matches, loaderHeaders, actionHeaders }: StaticHandlerContext): Headers {
  const leaf = matches.at(-1)?.route;
  const module: PageModule = leaf ? moduleOf(leaf) : {};
  const headers = new Headers(module.headers?.());
  for (const more of [loaderHeaders[leaf?.id ?? ''], actionHeaders[leaf?.id ?? '']])
    for (const [name, value] of more ?? []) headers.set(name, value);
  return headers;
}

function html(document: string, status: number, headers: Headers, locale: string): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  return new Response(document, { status, headers });
}
