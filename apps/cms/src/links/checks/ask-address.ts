import { connectionTo, NotPublic } from '@osnowa/http/public-address';

/** Faults of an address, or reasons why it cannot be checked. */
export const REASONS = [
  // On this site.
  'missing',
  // Elsewhere.
  'gone',
  'no-host',
  'no-server',
  'certificate',
  'private',
  'refused',
  'silent',
] as const;

export type Reason = (typeof REASONS)[number];

export type Verdict =
  | { state: 'works' }
  | { state: 'broken' | 'unknown'; reason: Reason /** Of the HTTP answer. */; status?: number };

export interface AskOptions {
  userAgent: string;
  /** Which IP addresses may be reached: those of the internet. Tests allow this machine. */
  isAllowed?: (address: string) => boolean;
  /** Longest wait for one answer, in ms. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/** Redirects that are followed, as many as a browser needs on an honest site. */
const MOST_HOPS = 5;

const GONE = [404, 410];

/** A certificate that a browser refuses. One whose chain is incomplete is not among them. */
const BAD_CERTIFICATES: readonly string[] = [
  'CERT_HAS_EXPIRED',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
];

interface Answer {
  status: number;
  location: string | undefined;
}

/** Asks once. Only the head of the answer is read: no page can fill our memory. */
function request(url: URL, method: 'HEAD' | 'GET', options: AskOptions): Promise<Answer> {
  const { userAgent, isAllowed, timeoutMs = TIMEOUT_MS } = options;
  return new Promise((resolve, reject) => {
    const connection = connectionTo(url, isAllowed);
    const asked = connection.send(
      {
        ...connection.options,
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { host: url.host, 'user-agent': userAgent, accept: '*/*' },
      },
      ({ headers, statusCode = 0 }) => {
        asked.destroy();
        resolve({ status: statusCode, location: headers.location });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Some servers know no HEAD: after a bad answer the address is asked again, as a browser does. */
async function answerOf(url: URL, options: AskOptions): Promise<Answer> {
  const head = await request(url, 'HEAD', options);
  return head.status < 400 ? head : request(url, 'GET', options);
}

function verdictOf(status: number): Verdict {
  if (GONE.includes(status)) return { state: 'broken', reason: 'gone', status };
  if (status < 400) return { state: 'works' };
  // A wall against programs, too many requests, or a faulty server: visitors may see the page.
  return { state: 'unknown', reason: 'refused', status };
}

function verdictOfError(error: unknown): Verdict {
  if (error instanceof NotPublic) return { state: 'broken', reason: 'private' };
  const code = String((error as { code?: unknown }).code ?? '');
  if (code === 'ENOTFOUND') return { state: 'broken', reason: 'no-host' };
  if (code === 'ECONNREFUSED') return { state: 'broken', reason: 'no-server' };
  if (BAD_CERTIFICATES.includes(code)) return { state: 'broken', reason: 'certificate' };
  return { state: 'unknown', reason: 'silent' };
}

/**
 * Asks an external address whether it works, by HEAD and then by GET, and follows its redirects.
 * Only addresses of the internet are reached, at each step.
 */
export async function askAddress(address: string, options: AskOptions): Promise<Verdict> {
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      if (!/^https?:$/.test(url.protocol)) return { state: 'unknown', reason: 'silent' };
      const { status, location } = await answerOf(url, options);
      if (status < 300 || status >= 400 || !location) return verdictOf(status);
      url = new URL(location, url);
    }
    return { state: 'unknown', reason: 'silent' };
  } catch (error) {
    return verdictOfError(error);
  }
}
