import { createHash } from 'node:crypto';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { SPECULATION_RULES } from '../../app/browser/speculation-rules.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import { log } from '../telemetry/log.ts';
import { NO_THIRD_PARTIES, type ThirdParties } from './third-parties.ts';

/** Address that browsers send violations of the policy to. */
export const CSP_REPORT_PATH = '/csp-report';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const TYPE = /\btype\s*=\s*["']?([^"'\s>]+)/i;
const RUN = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * Content security policy of one HTML page: its own files, and exactly the inline scripts and styles
 * it holds, by their hashes. All visitors who get the page from the cache would share a nonce.
 * @param others third parties that the page may use
 */
export function pagePolicy(html: string, others: ThirdParties = NO_THIRD_PARTIES): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    const kind = element.toLowerCase() as 'script' | 'style';
    if (content === '' || /\bsrc\s*=/i.test(attributes)) continue;
    if (kind === 'script' && !RUN.has(TYPE.exec(attributes)?.[1]?.toLowerCase() ?? '')) continue;
    hashes[kind].add(`'sha256-${hashOf(content)}'`);
  }
  return [
    // Firefox knows no other directive for pages and styles that are fetched ahead.
    "default-src 'self'",
    ["script-src 'self'", SPECULATION, ...hashes.script, ...others['script-src']].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    ["img-src 'self'", ...others['img-src']].join(' '),
    // The proof of work of the forms.
    "worker-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...others['connect-src']].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `frame-src ${others['frame-src'].join(' ') || "'none'"}`,
    "object-src 'none'",
    'report-to csp',
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');
}

/** A browser hashes the text it parsed, in which every line break is a line feed. */
function hashOf(content: string): string {
  return createHash('sha256').update(content.replace(/\r\n?/g, '\n')).digest('base64');
}

/** Speculation rules, one of which a script adds to a page. */
const SPECULATION = Object.values(SPECULATION_RULES)
  .map((rules) => `'sha256-${hashOf(rules)}'`)
  .join(' ');

/** Policy of a file by its type: it may do nothing, even when opened on its own. */
export function filePolicy(contentType: string): string {
  if (contentType.startsWith('image/svg+xml')) {
    return "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  }
  // Chromium's own PDF viewer does not open under default-src 'none'.
  if (contentType.startsWith('application/pdf')) return "base-uri 'none'; frame-ancestors 'none'";
  return "default-src 'none'; frame-ancestors 'none'";
}

/** Largest report that is read, in bytes, and how many a minute; the rest is dropped. */
const MAX_BYTES = 16 * 1024;
const PER_MINUTE = 30;

/** Takes browsers' reports of a broken content security policy; logs what was blocked, not where. */
export function cspReports(now: () => number): Middleware {
  const limit = new RateLimit([{ most: PER_MINUTE, ms: MINUTE_MS }], now);
  return async (request, next) => {
    if (request.path !== CSP_REPORT_PATH || request.method !== 'POST') return next(request);
    const length = Number(request.headers.get('content-length') ?? Number.NaN);
    if (limit.take('').ok && length <= MAX_BYTES) {
      const text = await new Response(request.body).text();
      const directive = /"(?:effective-?directive|violated-directive)"\s*:\s*"([a-z-]{1,40})/i.exec(
        text,
      );
      if (directive) log('warn', 'csp.violation', { directive: directive[1] });
    }
    return plainText(204, '');
  };
}
