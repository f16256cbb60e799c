import { PREVIEW_HEADER } from '@osnowa/contract';
import { createContentClient } from '../../app/content/.server/content-client.ts';
import { NO_DISK } from '../storage/disk-store.ts';
import { log } from '../telemetry/log.ts';
import type { PreviewOptions } from './preview.ts';
import { createRenderer, type RendererOptions } from './renderer.ts';

/** How drafts are shown: each look has a client of its own that bears the token and keeps no copies. */
export function draftsOf(rendering: Omit<RendererOptions, 'client'>): PreviewOptions {
  const { apiUrl, previewToken } = rendering.settings;
  const headers = { [PREVIEW_HEADER]: previewToken ?? '' };
  const createClient = () =>
    createContentClient({
      apiUrl,
      fetch: (address, init) =>
        globalThis.fetch(address, { ...init, headers: { ...init?.headers, ...headers } }),
      now: () => performance.now(),
      warn: (message) => log('warn', 'preview.fallback', { message }),
      snapshots: NO_DISK,
      onCall: () => undefined,
    });
  return {
    token: previewToken,
    now: Date.now,
    draftRenderer: () => createRenderer({ ...rendering, client: createClient() }),
  };
}
