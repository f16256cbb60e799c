import type { ComponentProps } from 'react';
import { builtInWords, readWords } from '../content/.server/messages.ts';
import { Answer, data } from '../content/answer.ts';
import type { LoaderArgs, PageModule, WithHead } from '../content/page-module.ts';
import type { SiteRequest } from '../content/request.ts';
import { loadLayout } from '../layout/.server/load-layout.ts';
import { Layout } from '../layout/layout.tsx';
import { ErrorPage } from '../pages/error/error-page.tsx';
import { moduleAt } from '../routes.ts';
import { renderDocument } from './render-document.server.tsx';

/** Called with an error of a loader, an action or a rendering; not with a thrown answer. */
export type OnError = (error: unknown, request: Request) => void;

/** What a loader or an action returned or threw; one without a value has not run. */
type Result = { value?: unknown; error?: unknown } & Answer<unknown>['init'];

/** The data around every page: of the layout, and the words of the interface. */
type Root = Awaited<ReturnType<typeof loadRoot>>;

/**
 * Answers a request by the module of its address: runs its action and its loader, and renders the
 * whole page before its first byte is sent.
 */
export async function handleRequest(
  request: Request,
  site: SiteRequest,
  onError: OnError,
): Promise<Response> {
  const { module, params } = moduleAt(site);
  const args: LoaderArgs = { request, site, params, actionData: null };
  const { action = refuseForm, loader } = module;
  const isForm = request.method === 'POST';
  if (!module.default)
    return ownAnswer(await run(isForm ? action : loader, args), request, onError);
  const taken = isForm ? await run(action, args) : {};
  if (taken instanceof Response) return taken;
  const [root, shown] = await Promise.all([
    run(() => loadRoot(site), args),
    'error' in taken ? {} : run(loader, { ...args, actionData: taken.value ?? null }),
  ]);
  if (root instanceof Response) return root;
  if (shown instanceof Response) return shown;
  return documentOf(module, { taken, root, shown }, args, onError);
}

function refuseForm() {
  throw data({ code: 'BadRequest' }, { status: 405 });
}

async function run(step: PageModule['loader'], args: LoaderArgs): Promise<Response | Result> {
  try {
    const value: unknown = await step?.(args as never);
    if (value instanceof Response) return value;
    return value instanceof Answer ? { value: value.data, ...value.init } : { value };
  } catch (error) {
    if (error instanceof Response) return error;
    return error instanceof Answer ? { error, ...error.init } : { error, status: 500 };
  }
}

/** A module without a page returns its own answer: a file, a form, a redirect. */
function ownAnswer(given: Response | Result, request: Request, onError: OnError): Response {
  if (given instanceof Response) return given;
  const { error } = given;
  if (error instanceof Answer) return Response.json(error.data, error.init);
  onError(error, request);
  return new Response('Internal Server Error', { status: 500 });
}

async function loadRoot({ content, locale }: SiteRequest) {
  const [layout, words] = await Promise.all([
    loadLayout(content, locale),
    readWords(content, locale),
  ]);
  return { layout, words };
}

function documentOf(
  { default: Page, headers: ofModule }: PageModule,
  { taken, root, shown }: Record<'taken' | 'root' | 'shown', Result>,
  { request, site: { locale } }: LoaderArgs,
  onError: OnError,
): Response {
  const around = root.value as Root | undefined;
  const { pathname, search } = new URL(request.url);
  const words = around?.words ?? builtInWords(locale);
  const advisers = around?.layout.advisers ?? [];
  const page = { locale, ...words, advisers, address: { pathname, search } };
  const headers = new Headers({ ...ofModule?.(), ...shown.headers, ...taken.headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);

  /** An error page has the layout of the site, unless the layout's data could not be read. */
  function failed(error: unknown, status = 500): Response {
    if (!(error instanceof Answer)) onError(error, request);
    const content = <ErrorContent error={error} status={status} root={around} />;
    const children = around ? (
      <Layout layout={around.layout} failed>
        {content}
      </Layout>
    ) : (
      <main id="content">{content}</main>
    );
    return new Response(renderDocument({ page, head: [], children }), { status, headers });
  }

  const failure = [taken, root, shown].find((result) => 'error' in result);
  if (failure) return failed(failure.error, failure.status);
  try {
    if (!Page || !around) throw new Error(`There is no page at ${pathname}`);
    const props = { loaderData: shown.value, actionData: taken.value ?? null };
    const { head = [] } = (shown.value ?? {}) as WithHead;
    const children = (
      <Layout layout={around.layout}>
        <Page {...(props as ComponentProps<typeof Page>)} />
      </Layout>
    );
    const status = taken.status ?? shown.status ?? 200;
    return new Response(renderDocument({ page, head, children }), { status, headers });
  } catch (error) {
    return failed(error);
  }
}

function ErrorContent({ error, status, root }: { error: unknown; status: number; root?: Root }) {
  const settings = root?.layout.settings;
  return (
    <>
      <ErrorPage status={status} sales={settings?.sales} company={settings?.companyName} />
      {import.meta.env.DEV && error instanceof Error ? <pre>{error.stack}</pre> : null}
    </>
  );
}
