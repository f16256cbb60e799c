import type { Locale } from '@osnowa/contract';
import { type ChangedWords, withChangedWords } from '@osnowa/text';
import type { Messages } from '@osnowa/text/messages';
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitLocale } from '../i18n/locale-path.ts';
import type { IslandDefinition } from '../islands/island.tsx';
import { loadCode } from '../islands/load-code.ts';
import { type PageContext, PageProviders } from './page-providers.tsx';
import { keepTyped } from './typed-text.ts';

type IslandFile = { island: IslandDefinition<object> };

/** Every island of the site by its file; adding one is adding a file. */
const FILES = {
  ...import.meta.glob<IslandFile>(['../**/*.island.tsx', '!../pages/gallery/*']),
  ...(import.meta.env.DEV && import.meta.glob<IslandFile>('../pages/gallery/*.island.tsx')),
};

const LOADERS = new Map(
  Object.entries(FILES).map(([file, load]) => [/([^/]+)\.island\.tsx$/.exec(file)?.[1], load]),
);

/** Each language is a file of its own: a page loads only its own language. */
const MESSAGES: Record<Locale, () => Promise<{ messages: Messages }>> = {
  pl: () => import('@osnowa/text/messages/pl/index'),
  en: () => import('@osnowa/text/messages/en/index'),
  de: () => import('@osnowa/text/messages/de/index'),
};

/** Data of a document for all of its islands. */
interface PageData extends Pick<PageContext, 'advisers'> {
  /** Labels that editors changed, by key. */
  words?: ChangedWords;
}

let page: Promise<PageContext | null> | undefined;

async function readPage(): Promise<PageContext | null> {
  const { pathname, search } = window.location;
  const { locale } = splitLocale(pathname);
  const [loaded] = await Promise.all([
    loadCode(MESSAGES[locale]),
    stylesOf(document.documentElement),
  ]);
  const { advisers, words = {} }: PageData = JSON.parse(
    document.getElementById('page')?.textContent ?? '{}',
  );
  if (!loaded) return null;
  const messages = withChangedWords(loaded.messages, words);
  return { advisers, locale, messages, address: { pathname, search } };
}

const loadedStyles = new Map<string, Promise<void>>();

/** The document has only the styles that it needs at first; an island may need more. */
function stylesOf({ dataset: { stylesheet } }: HTMLElement): Promise<void> {
  if (!stylesheet) return Promise.resolve();
  const loading = loadedStyles.get(stylesheet) ?? loadStyles(stylesheet);
  loadedStyles.set(stylesheet, loading);
  return loading;
}

function loadStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

const hydrated = new WeakMap<HTMLElement, Promise<boolean>>();

/**
 * Hydrates an island, once.
 * @returns whether it runs; if its code cannot be loaded, it stays as the server sent it
 */
export function hydrateOnce(element: HTMLElement): Promise<boolean> {
  const running = hydrated.get(element) ?? hydrate(element);
  hydrated.set(element, running);
  return running;
}

async function hydrate(element: HTMLElement): Promise<boolean> {
  const { island: name = '', number } = element.dataset;
  const load = LOADERS.get(name);
  if (!load) throw new Error(`There is no island "${name}"`);
  page ??= readPage();
  const [context, code] = await Promise.all([page, loadCode(load), stylesOf(element)]);
  if (!context || !code) return false;
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}');
  const { Component } = code.island;
  const putBack = keepTyped(element);
  await new Promise<void>((resolve) => {
    const root = (
      <PageProviders page={context}>
        <Ready first={putBack} then={resolve}>
          <Component {...props} />
        </Ready>
      </PageProviders>
    );
    // React renders a transition in slices: a tap meanwhile need not wait for all of it.
    startTransition(() => {
      hydrateRoot(element, root, { identifierPrefix: `${number}-` });
    });
  });
  element.setAttribute('data-awake', '');
  return true;
}

/** Calls back when the island is in the page, and again when its effects have run. */
function Ready(props: { first: () => void; then: () => void; children: ReactNode }) {
  const { first, then, children } = props;
  useLayoutEffect(() => first(), [first]);
  useEffect(() => then(), [then]);
  return children;
}
