import { ADMIN_HEADER, FIELD_MARKS_HEADER, withoutMarks } from '@osnowa/contract';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import type { ContentClient } from '../content/content-client.ts';
import { linkFields } from './link-fields.ts';
import { openFieldParts } from './open-field-script.ts';
import type { Handler } from './renderer.ts';

/** One preview: its texts name their fields, and the page links them to the fields. */
export interface MarkedPreview {
  fetch: typeof fetch;
  client(client: ContentClient): ContentClient;
  handler: Handler;
  /** Origins of the back office, its own address first; empty before it has answered. */
  admins(): readonly string[];
}

/**
 * Makes one preview. The address of the back office comes from the content service's
 * answers, never from the request, so a stranger cannot set it.
 * @param given how the preview reads the content service, and what renders its page
 */
export function createMarkedPreview(given: {
  fetch: typeof fetch;
  handler: Handler;
}): MarkedPreview {
  let admins: readonly string[] = [];
  return {
    admins: () => admins,
    async fetch(address, init) {
      const headers = { ...(init?.headers as Record<string, string>), [FIELD_MARKS_HEADER]: 'on' };
      const response = await given.fetch(address, { ...init, headers });
      admins = response.headers.get(ADMIN_HEADER)?.split(' ') ?? admins;
      return response;
    },
    // The pages that need no rendering show contacts without more ado.
    client: (client) => ({
      ...client,
      lastGood: async (name, locale) => withoutMarks(await client.lastGood(name, locale)),
    }),
    async handler(request, site) {
      const response = await given.handler(request, site);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      const { locale } = splitLocale(new URL(request.url).pathname);
      const html = linkFields(await response.text());
      const parts = admins.length > 0 ? openFieldParts({ admins, locale }) : '';
      return new Response(
        html.replace('</head>', () => `${parts}</head>`),
        response,
      );
    },
  };
}
