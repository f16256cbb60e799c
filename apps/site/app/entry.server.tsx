import { messageFiles, styles } from 'virtual:client-build';
import type { Locale } from '@osnowa/contract';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { I18nProvider } from './i18n/i18n.tsx';
import { splitLocale } from './i18n/locale-path.ts';
import { MESSAGES } from './i18n/messages.server.ts';
import { inlineStyles } from './inline-styles.server.ts';
import { lateScripts } from './late-scripts.server.ts';

/**
 * Renders a document completely before the first byte is sent: a cached page is complete, needs no
 * scripts that insert late parts, and an error while rendering can still become an error page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { locale } = splitLocale(new URL(request.url).pathname);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <I18nProvider locale={locale} messages={MESSAGES[locale]}>
      <ServerRouter context={context} url={request.url} />
    </I18nProvider>,
    {
      signal: request.signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  const html = await new Response(stream).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  return new Response(import.meta.env.PROD ? finished(html, locale) : html, { status, headers });
}

/** The final document: with styles inside and late scripts. */
function finished(html: string, locale: Locale): string {
  return inlineStyles(lateScripts(html, messageFiles[locale]), styles);
}
