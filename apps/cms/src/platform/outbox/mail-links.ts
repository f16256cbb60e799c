import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { CONFIRM_WITHIN_DAYS, LOCALES, type Locale } from '@osnowa/contract';
import { LINK_PAGES, LINK_PARAMETER, LINK_TOKEN } from '@osnowa/site-map';

/** The purpose of a link; a token is valid for its own purpose only. */
export type LinkPurpose = keyof typeof LINK_PAGES;

/** Proof in a confirmation link: this subscriber's mailbox was reached with this ticket. */
export interface Confirmation {
  subscriber: number;
  ticket: string;
}

/** Makes the links in mails, and reads them back. */
export interface Links {
  /** To the request with a reference. Valid as long as that is stored. */
  request(locale: Locale, reference: string): string;
  /** The token in that link. */
  requestToken(reference: string): string;
  /** To confirm a subscription: once, within 14 days. */
  confirm(locale: Locale, confirmation: Confirmation, now: Date): string;
  /** To end a subscription. Valid for ever. */
  unsubscribe(locale: Locale, subscriber: number): string;
  /** The reference in a token; `null` when we have not signed it. */
  readRequest(token: string): string | null;
  /** `null` also when its time is over. */
  readConfirm(token: string, now: Date): Confirmation | null;
  /** The subscriber in a token. */
  readUnsubscribe(token: string): number | null;
}

const DAY = 24 * 60 * 60 * 1000;
const TICKET = /^(\d{1,15})-(\d{1,15})-([0-9a-f]{16,64})$/;

/** Goes into the key of each purpose; links in mails sent before 2026-11-23 have the former one. */
const CONTEXT = 'osnowa:link';
const EARLIER_CONTEXT = 'tkalnia:link';

/**
 * @param secret of which a key for each purpose is derived
 * @param publicUrl origin of the site, without a slash at the end
 */
export function createLinks({ secret, publicUrl }: { secret: string; publicUrl: string }): Links {
  function keyOf(purpose: LinkPurpose, context: string): Buffer {
    return Buffer.from(hkdfSync('sha256', secret, '', `${context}:${purpose}`, 32));
  }

  function signature(purpose: LinkPurpose, subject: string, context = CONTEXT): string {
    return createHmac('sha256', keyOf(purpose, context)).update(subject).digest('base64url');
  }

  function tokenOf(purpose: LinkPurpose, subject: string): string {
    return `${subject}.${signature(purpose, subject)}`;
  }

  function link(purpose: LinkPurpose, locale: Locale, subject: string): string {
    const page = `${publicUrl}${LOCALES[locale].prefix}${LINK_PAGES[purpose]}`;
    return `${page}?${LINK_PARAMETER}=${tokenOf(purpose, subject)}`;
  }

  function subjectOf(purpose: LinkPurpose, token: string): string | null {
    if (!LINK_TOKEN.test(token)) return null;
    const [subject = '', signed = ''] = token.split('.');
    const given = Buffer.from(signed);
    // Compared as text: several texts decode to the same bytes, and only one of them is the token.
    const isSigned = [CONTEXT, EARLIER_CONTEXT].some((context) => {
      const expected = Buffer.from(signature(purpose, subject, context));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isSigned ? subject : null;
  }

  return {
    request: (locale, reference) => link('request', locale, reference),
    requestToken: (reference) => tokenOf('request', reference),
    confirm: (locale, { subscriber, ticket }, now) => {
      const until = now.getTime() + CONFIRM_WITHIN_DAYS * DAY;
      return link('confirm', locale, `${subscriber}-${until}-${ticket}`);
    },
    unsubscribe: (locale, subscriber) => link('unsubscribe', locale, String(subscriber)),
    readRequest: (token) => subjectOf('request', token),
    readConfirm: (token, now) => {
      const [, subscriber, until, ticket] = TICKET.exec(subjectOf('confirm', token) ?? '') ?? [];
      if (!ticket || now.getTime() > Number(until)) return null;
      return { subscriber: Number(subscriber), ticket };
    },
    readUnsubscribe: (token) => {
      const subject = subjectOf('unsubscribe', token);
      return subject === null ? null : Number(subject);
    },
  };
}
