import { NOTICE_PATH } from '@osnowa/contract';
import { signatureHeaders } from '@osnowa/http';
import { onePerProcess } from '../process/shared.ts';
import type { ChangeListener } from './content-changes.ts';

/** Settings of the notices: the site processes and the key. */
export interface NoticeTargets {
  /** Addresses of all site processes, without a slash at the end. */
  siteUrls: readonly string[];
  /** Key of the signature, shared with the site. */
  secret: string;
}

/** Changes within this many ms are one notice: one click in the admin saves several documents. */
const GATHER = 50;
/** Longest wait for a site's answer, in ms. */
const ANSWER_WITHIN = 5_000;

/**
 * Why a site did not get the notice of the newest change: it is down, or another program answers.
 */
export type Unreached = 'away' | 'foreign';

/** The sites that the last notice did not reach, by their addresses. */
export const unreached = onePerProcess('unreached-sites', () => new Map<string, Unreached>());

class NotOurSite extends Error {
  constructor(status: number) {
    super(`It answers ${status} to a notice.`);
  }
}

function reasonOf(error: unknown): Unreached {
  return error instanceof NotOurSite ? 'foreign' : 'away';
}

/**
 * A listener that asks every site process to read the change log. It never throws, and no save
 * waits for it. A lost notice costs a second: the site reads the log by itself.
 */
export function noticeSender({ siteUrls, secret }: NoticeTargets): ChangeListener {
  let isWaiting = false;

  async function post(siteUrl: string): Promise<void> {
    const body = '{}';
    const response = await fetch(`${siteUrl}${NOTICE_PATH}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders(secret, body, Date.now()),
      },
      body,
    });
    await response.body?.cancel();
    if (response.status !== 204) throw new NotOurSite(response.status);
  }

  function send(): void {
    isWaiting = false;
    for (const siteUrl of siteUrls) {
      post(siteUrl).then(
        () => unreached().delete(siteUrl),
        (error: unknown) => unreached().set(siteUrl, reasonOf(error)),
      );
    }
  }

  function sendSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(send, GATHER).unref();
  }

  return { onChange: sendSoon, onGap: sendSoon };
}
