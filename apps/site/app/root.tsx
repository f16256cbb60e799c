import './ui/base.css';
import { palette } from '@osnowa/brand';
import { LOCALES } from '@osnowa/contract';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { siteRequest } from './content/request.ts';
import { loadFrame } from './frame/.server/load-frame.ts';
import { Frame } from './frame/frame.tsx';
import { useLocale } from './i18n/i18n.tsx';
import { ErrorScreen } from './screens/error/error-screen.tsx';
import { FONTS } from './ui/fonts.ts';

/** Data of the frame; read once for all pages of a visit. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteRequest);
  const frame = await loadFrame(site.content, site.locale);
  return { frame, publicUrl: site.publicUrl, year: new Date().getUTCFullYear() };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** The document. Its language is that of the address. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <html lang={LOCALES[locale].fullCode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={palette.paper} />
        {FONTS.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame frame={loaderData.frame} year={loaderData.year}>
      <Outlet />
    </Frame>
  );
}

/** An error page stands in the frame, as long as the frame's data could be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const around = useRouteLoaderData<typeof loader>('root');
  const screen = <ErrorScreen error={error} sales={around?.frame.settings.sales} />;
  if (!around) return <main id="content">{screen}</main>;
  return (
    <Frame frame={around.frame} year={around.year} failed>
      {screen}
    </Frame>
  );
}
