/**
 * Pages of the site that links in mails lead to, without language prefix. The token is in the
 * query. Opening the page changes nothing; only its buttons do.
 */
export const LINK_PAGES = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  request: '/my-request',
} as const;

/** Name of the query parameter with the token. */
export const LINK_PARAMETER = 'token';

/** The form of a token: a subject and its signature. Only the API can verify it. */
export const LINK_TOKEN = /^(?=.{1,200}$)[A-Za-z0-9-]+\.[A-Za-z0-9_-]+$/;
