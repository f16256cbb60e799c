import type { DataRouteObject } from 'react-router';
import { forever, leaveForDocument, whenOnline } from './leave-for-document.ts';

/** React Router's record of a page whose code is not loaded yet: one loader for each part of it. */
type Lazy = Record<string, (() => Promise<unknown>) | undefined>;

const guarded = new WeakSet<Lazy>();

/**
 * Loads the code of a page before React Router does, which would reload the old page, without
 * limit, whenever a file is missing. If a new version of the site has replaced the file, the page
 * itself is loaded as a document. If the connection is lost, the navigation waits for it.
 */
export function guardRoutes(
  routes: DataRouteObject[] = window.__reactRouterDataRouter?.routes ?? [],
): void {
  for (const { id, lazy, children } of routes) {
    if (typeof lazy === 'object') guard(id, lazy as Lazy);
    if (children) guardRoutes(children);
  }
}

function guard(id: string, lazy: Lazy): void {
  if (guarded.has(lazy)) return;
  guarded.add(lazy);
  let code: Promise<void> | undefined;
  for (const [part, load] of Object.entries(lazy)) {
    if (!load) continue;
    lazy[part] = async () => {
      code ??= loadCode(id);
      await code;
      return load();
    };
  }
}

async function loadCode(id: string): Promise<void> {
  const address = window.__reactRouterManifest?.routes[id]?.module;
  if (!address || id in (window.__reactRouterRouteModules ?? {})) return;
  try {
    await whenOnline(() => import(/* @vite-ignore */ address));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (leaveForDocument()) await forever();
    standIn(id, error);
  }
}

/** React Router finds this in place of the missing code, and shows the error page. */
function standIn(id: string, error: TypeError): void {
  const modules = window.__reactRouterRouteModules;
  if (!modules) return;
  modules[id] = {
    default() {
      throw error;
    },
  };
}
