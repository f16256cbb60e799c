/** The attribution of a visitor; in memory and addresses only, for a later lead. */
export interface Attribution {
  referrer: string;
  campaign: string;
}

/** Parameters by which campaigns mark their links. */
export const CAMPAIGN = /^(?:utm_[a-z]+|gclid|fbclid|msclkid)$/;
/** Query parameter in which one page of this site passes the referring site to the next. */
export const REFERRER = 'utm_referrer';
const LONGEST = 500;

/** The campaign's parameters of an address, as `utm_source=…&utm_medium=…`, or nothing. */
export function campaignOf(search: string): string {
  const campaign = [...new URLSearchParams(search)].filter(
    ([name]) => CAMPAIGN.test(name) && name !== REFERRER,
  );
  return new URLSearchParams(campaign).toString().slice(0, LONGEST);
}

/** The page of another site that led here; within this site nothing. */
export function referrerOf(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return !isWeb || url.origin === origin ? '' : `${url.origin}${url.pathname}`.slice(0, LONGEST);
}

/**
 * The attribution, from the address of the page and that of the page before it. A forwarded
 * referrer counts only if the page before is one of this site: a copied address proves nothing.
 * @param address of the page
 * @param referrer the browser's `document.referrer`, or nothing
 */
export function attributionOf(address: string, referrer: string): Attribution {
  const { origin, search } = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : null;
  if (before?.origin !== origin) {
    return { referrer: referrerOf(referrer, origin), campaign: campaignOf(search) };
  }
  const passedOn = (query: string) => new URLSearchParams(query).get(REFERRER) ?? '';
  return {
    referrer: referrerOf(passedOn(search) || passedOn(before.search), origin),
    campaign: campaignOf(search) || campaignOf(before.search),
  };
}
