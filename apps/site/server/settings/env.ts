import type { Cdn } from '@osnowa/http/cdn-tags';
import { variables } from './variables.ts';

/** Configuration of the site's process. Addresses are without a slash at the end. */
export interface Settings {
  /** Hot reload: nothing is cached and there is no content security policy. */
  dev: boolean;
  port: number;
  host: string;
  /** Base address of the web API. */
  apiUrl: string;
  /** Origin that visitors use. */
  publicUrl: string;
  /** Signs change notices; `null` refuses all of them. */
  noticeSecret: string | null;
  /** Opens drafts to editors; `null` shows none. */
  previewToken: string | null;
  /** Absolute or relative folder for cached pictures and last good content; `null` keeps them in memory. */
  dataDir: string | null;
  /** How many proxies in front of the site add to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Public key of reCAPTCHA; empty if the proof of work is used. */
  recaptchaSiteKey: string;
  /** Contacts of the company while no content has ever been read; `null` if not given. */
  contact: { phone: string | null; email: string | null };
  /** The content delivery network in front that drops pages by tag; `null` without one. */
  cdn: Cdn | null;
  /** Base address of the receiver of traces; `null` sends none. */
  traces: string | null;
  /** Lets a monitoring system elsewhere read the figures; `null`: this machine only. */
  metricsToken: string | null;
  /** Whether search engines may index the site. */
  robots: 'allow' | 'deny';
}

/** The configuration is wrong; `problems` has one sentence for each wrong variable. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Wrong configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/** In development nothing is cached, and no secret is demanded. */
export type Mode = 'production' | 'development';

/**
 * Reads the configuration. An empty variable counts as not given.
 * @throws SettingsError that names every wrong variable at once
 */
export function readSettings(
  mode: Mode,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const { data, error } = variables.safeParse(Object.fromEntries(given));
  const problems = (error?.issues ?? []).map(
    (issue) => `${String(issue.path[0])} must be ${issue.message}.`,
  );
  const dev = mode === 'development';
  if (!dev && !environment.NOTICE_SECRET) {
    problems.push(
      'NOTICE_SECRET must be given: the secret that signs change notices, as in the CMS.',
    );
  }
  if (!data || problems.length > 0) throw new SettingsError(problems);
  const listen = data.PORT ?? data.SITE_PORT ?? 3000;
  return {
    dev,
    port: listen,
    host: data.HOST,
    apiUrl: data.API_URL,
    publicUrl: new URL(data.PUBLIC_URL ?? `http://localhost:${listen}`).origin,
    noticeSecret: data.NOTICE_SECRET ?? null,
    previewToken: data.PREVIEW_TOKEN ?? null,
    dataDir: data.DATA_DIR ?? null,
    trustedProxies: data.TRUSTED_PROXIES,
    recaptchaSiteKey: data.RECAPTCHA_SITE_KEY ?? '',
    contact: { phone: data.CONTACT_PHONE ?? null, email: data.CONTACT_EMAIL ?? null },
    cdn: data.CDN ?? null,
    traces: data.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    metricsToken: data.METRICS_TOKEN ?? null,
    robots: data.ROBOTS,
  };
}

/** React decides by NODE_ENV, when it is first imported, which of its builds runs. */
export function runAs(mode: Mode): void {
  process.env.NODE_ENV = mode;
}
