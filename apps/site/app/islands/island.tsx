import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/**
 * When an island is hydrated: at the first sign of a visitor, then when it comes near the window, or
 * when it is pressed or focused. One that is `asked` for by a script of the page is not fetched before.
 */
export type HydrateOn = 'sign' | 'visible' | 'touched' | 'asked';

/** A part of a page that React runs in the browser. */
export interface IslandDefinition<Props> {
  /** Name of its file, without `.island.tsx`: the browser loads it by this name. */
  name: string;
  Component: ComponentType<Props>;
  hydrateOn: HydrateOn;
}

/** Declares an island; its file is `NAME.island.tsx` and exports it as `island`. */
export function defineIsland<Props>(
  name: string,
  Component: ComponentType<Props>,
  hydrateOn: HydrateOn,
): IslandDefinition<Props> {
  return { name, Component, hydrateOn };
}

/** Registers an island of the document that is being rendered. */
export type CollectIsland = <Props>(
  island: IslandDefinition<Props>,
  props: Props,
  staticPart: ReactNode,
) => {
  /** Separates the ids of its elements from those of other islands. */
  number: number;
  /** Placeholder of its HTML, which is rendered as a root of its own. */
  placeholder: string;
  /** File with the styles that it needs besides those that several islands need. */
  stylesheet: string | undefined;
};

/** Set while a document is rendered; within an island nothing collects, because islands do not nest. */
export const IslandCollector = createContext<CollectIsland | null>(null);

/** Set while an island is rendered on the server: the content of its `StaticPart`. */
export const StaticPartContext = createContext<ReactNode>(null);

/**
 * The place in an island of content that never changes: the page passes it, only the server renders
 * it, and the browser gets neither its code nor its props. It stays as long as the island does.
 */
export function StaticPart() {
  const content = useContext(StaticPartContext);
  if (import.meta.env.SSR) return <div data-static>{content}</div>;
  // React keeps the HTML that it finds, and at later renderings sees the same empty text.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, for which React leaves the HTML alone
  return <div data-static suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}

const KEPT = { __html: '' };

/**
 * An island at its place in a document, with its props next to it. They are sent as JSON. Within
 * another island it is a part of that one.
 */
export function Island<Props extends object>({
  of,
  props,
  staticPart = null,
}: {
  of: IslandDefinition<Props>;
  props: Props;
  staticPart?: ReactNode;
}) {
  const collect = useContext(IslandCollector);
  const { Component } = of;
  if (!collect) return <Component {...props} />;
  const { number, placeholder, stylesheet } = collect(of, props, staticPart);
  return (
    <>
      <div
        data-island={of.name}
        data-wakes={of.hydrateOn}
        data-number={number}
        data-stylesheet={stylesheet}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output takes its place
        dangerouslySetInnerHTML={{ __html: placeholder }}
      />
      <JsonScript value={props} />
    </>
  );
}

/** Data for scripts: never run, and never the end of its own element. */
export function JsonScript({ value, id }: { value: object; id?: string }) {
  const json = JSON.stringify(value, refuseCode).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, without the end of an element
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Functions are not sent: a component that needs one is not whole in the browser. */
function refuseCode(key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new Error(`An island has a function as "${key}"`);
  return value;
}
