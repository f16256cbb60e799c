import type { createBrowserRouter } from 'react-router';

declare global {
  /** What React Router's document script leaves for its client. */
  interface Window {
    __reactRouterManifest?: { version: string; routes: Record<string, { module: string }> };
    __reactRouterRouteModules?: Record<string, unknown>;
    __reactRouterDataRouter?: ReturnType<typeof createBrowserRouter>;
  }
}
