import type { ComponentType } from 'react';
import type { data, MetaDescriptor, RouterContextProvider } from 'react-router';

/** Arguments of a loader or an action; `Param` names the open parts of the route's address. */
export interface LoaderArgs<Param extends string = never> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: Record<Param, string>;
}

export type ActionArgs<Param extends string = never> = LoaderArgs<Param>;

type Run = (args: never) => unknown;

/** Return type of a loader or an action, without promises, statuses, redirects. */
type Returned<Function> = Function extends (...args: never[]) => infer Result
  ? Unwrapped<Exclude<Awaited<Result>, Response>>
  : null;

type Unwrapped<Value> = Value extends ReturnType<typeof data<infer Inner>> ? Inner : Value;

/** Props of a page: the data of its loader and, after a form, the result of its action. */
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

/** The part of a loader's data that the document uses. */
export interface WithHead {
  head?: readonly MetaDescriptor[];
}
