import type { ComponentType } from 'react';
import type { Answer } from './answer.ts';
import type { SiteRequest } from './request.ts';

/** Arguments of a loader or an action; `Param` names the open parts of the route's address. */
export interface LoaderArgs<Param extends string = never, Result = unknown> {
  request: Request;
  site: SiteRequest;
  params: Record<Param, string>;
  /** Result of the action, if the page is the answer to a form. */
  actionData: Result | null;
}

export type ActionArgs<Param extends string = never> = Omit<LoaderArgs<Param>, 'actionData'>;

type Run = (args: never) => unknown;

/** Return type of a loader or an action, without promises, statuses, redirects. */
type Returned<Function> = Function extends (...args: never[]) => infer Result
  ? Unwrapped<Exclude<Awaited<Result>, Response>>
  : null;

type Unwrapped<Value> = Value extends Answer<infer Inner> ? Inner : Value;

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

/** A tag of a document's head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string; type?: string; title?: string }
  | { 'script:ld+json': object };

/** The part of a loader's data that the document uses. */
export interface WithHead {
  head?: readonly HeadTag[];
}
