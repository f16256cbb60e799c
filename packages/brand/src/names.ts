const DOMAIN = 'tkalnia.example';

/**
 * The company's name before there is content, and in places that no editor writes: the admin, mails
 * and the numbers of requests. On pages, the name comes from the settings of the CMS.
 */
export const NAMES = {
  company: 'Tkalnia',
  /** Sender of mails unless `MAIL_FROM` says another. */
  sender: `Tkalnia <formularze@${DOMAIN}>`,
  /** Domain of the first administrator's address, unless `ADMIN_EMAIL` says another. */
  domain: DOMAIN,
  /** Two to four capitals before the number of a request. */
  reference: 'TK',
};
