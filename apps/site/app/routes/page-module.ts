import type { ComponentType } from 'react';
import type { data, MetaDescriptor, RouterContextProvider } from 'react-router';

/** What a loader or an action gets; `Param` names the parts of its address that the route leaves open. */
export interface LoaderArgs<Param extends string = never> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Record<Param, string>;
}

export type ActionArgs<Param extends string = never> = LoaderArgs<Param>;

type Run = (args: never) => unknown;

/** What a loader or an action returns, without promises, statuses, redirects. */
type Returned<Function> = Function extends (...args: never[]) => infer Result
  ? Unwrapped<Exclude<Awaited<Result>, Response>>
  : null;

type Unwrapped<Value> = Value extends ReturnType<typeof data<infer Inner>> ? Inner : Value;

/** Props of a page: what its loader returned and, after a form, what its action did. */
export interface PageProps<Loader extends Run, Action extends Run | undefined = undefined> {
  loaderData: Returned<Loader>;
  actionData: Returned<Action> | null;
}

/** A module of `app/routes`. Without a component its loader and action answer by themselves. */
export interface PageModule {
  loader?: Run;
  action?: Run;
  headers?: () => Record<string, string>;
  default?: ComponentType<{ loaderData: never; actionData: never }>;
}

/** What the document takes from a loader's data. */
export interface WithHead {
  head?: readonly MetaDescriptor[];
}
