import { setTimeout as sleep } from 'node:timers/promises';
import { type ChangeNotice, NOTICE_PATH } from '@osnowa/contract';
import { signatureHeaders } from '@osnowa/http';
import type { Payload } from 'payload';
import type { ContentChange } from './content-changes.ts';

/** Whom to tell, and how. */
export interface NoticeTarget {
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  /** Key of the signature, shared with the site. */
  secret: string;
}

/** Changes within this many ms travel together: one click in the admin saves several documents. */
const GATHER = 50;
/** Most tags of one notice. */
const MAX_TAGS = 500;
/** Longest wait for the site's answer, in ms. */
const ANSWER_WITHIN = 5_000;
/** Pauses before each try, in ms: a site that is restarting is back within the minute. */
const PAUSES = [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 28_000];

/**
 * A listener that sends the site the tags that have changed. It never throws and no save waits for it;
 * a notice that cannot be delivered for a minute is given up with one line in the log, and the site
 * then finds the change by itself when its pages are due.
 */
export function noticeSender(
  { siteUrl, secret }: NoticeTarget,
  logger: Pick<Payload['logger'], 'warn'>,
  pauses: readonly number[] = PAUSES,
): (change: ContentChange) => void {
  const gathered = new Set<string>();

  async function post(tags: string[]): Promise<string> {
    const body = JSON.stringify({ tags } satisfies ChangeNotice);
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
    return response.ok ? '' : `status ${response.status}`;
  }

  async function deliver(tags: string[]): Promise<void> {
    let problem = '';
    for (const pause of pauses) {
      await sleep(pause, undefined, { ref: false });
      problem = await post(tags).catch((error: unknown) => String(error));
      if (problem === '') return;
    }
    logger.warn(`The site at ${siteUrl} was not told of changed content: ${problem}.`);
  }

  function send(): void {
    const tags = [...gathered];
    gathered.clear();
    for (let start = 0; start < tags.length; start += MAX_TAGS) {
      void deliver(tags.slice(start, start + MAX_TAGS));
    }
  }

  return ({ tags }) => {
    if (gathered.size === 0 && tags.length > 0) setTimeout(send, GATHER).unref();
    for (const tag of tags) gathered.add(tag);
  };
}
