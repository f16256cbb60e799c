import { AppError, ERROR_STATUS, type ErrorCode } from '@osnowa/contract';
import { LINK_PARAMETER, LINK_TOKEN } from '@osnowa/site-map';
import { readMessages } from '../../content/.server/messages.ts';
import { data } from '../../content/answer.ts';
import type { HeadTag } from '../../content/page-module.ts';
import { required } from '../../content/refusal.ts';
import type { SiteRequest } from '../../content/request.ts';

/** Shared data of every page behind a link: its messages, the contact to call, its head. */
export async function linkPage(
  site: SiteRequest,
  page: 'confirm' | 'unsubscribe' | 'request' | 'offer',
) {
  const [{ links: words }, { companyName, sales }] = await Promise.all([
    readMessages(site.content, site.locale),
    required(site.content.get('site-settings')),
  ]);
  const head: HeadTag[] = [
    { title: `${words[page].title} | ${companyName}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
  return { words, phone: sales.phone, head };
}

/** The token in the address; `null` when it is missing or malformed. */
export function tokenInAddress(request: Request): string | null {
  const given = new URL(request.url).searchParams.get(LINK_PARAMETER);
  return given !== null && LINK_TOKEN.test(given) ? given : null;
}

/** A form of these pages. */
export interface LinkForm {
  token: string;
  intent: string;
  time: string;
}

/** The form of these pages, or of a mail program's request (RFC 8058). */
export async function linkForm(request: Request): Promise<LinkForm> {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const token = text(LINK_PARAMETER) || (tokenInAddress(request) ?? '');
  return { token, intent: text('intent'), time: text('callTime') };
}

/** The reply to a call, or the code of its refusal. */
export async function orCode<Reply>(calling: Promise<Reply>): Promise<Reply | ErrorCode> {
  try {
    return await calling;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Why an action was refused; `null` when it is done. */
export function refusalOf(action: Promise<unknown>): Promise<ErrorCode | null> {
  return orCode(action.then(() => null));
}

/** Result of following a link, for its page, with the matching HTTP status. */
export function linkResult(code: ErrorCode | null) {
  const status = code === null ? 200 : ERROR_STATUS[code];
  return data({ code }, { status, headers: PRIVATE });
}

/**
 * Headers of a page whose address holds a token: no cache stores it, and no request that it causes
 * reveals more than the site's origin. (`no-referrer` would remove the origin from its own forms too.)
 */
export const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
};
