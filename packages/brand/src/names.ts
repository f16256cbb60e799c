const DOMAIN = 'tkalnia.example';

/**
 * What the company is called before there is content, and where no editor writes:
 * in the admin, on mails and on the numbers of requests. On pages its name comes from the settings
 * of the CMS.
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
