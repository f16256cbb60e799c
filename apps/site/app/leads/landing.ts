/** What tells where a visitor came from; kept in memory only, for the lead that may come of it. */
export interface Landing {
  referrer: string;
  campaign: string;
}

/** Parameters by which campaigns mark their links. */
const CAMPAIGN = /^(?:utm_[a-z]+|gclid|fbclid|msclkid)$/;
const LONGEST = 500;

/** The campaign's parameters of an address, as `utm_source=…&utm_medium=…`, or nothing. */
export function campaignOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name));
  return new URLSearchParams(kept).toString().slice(0, LONGEST);
}

/** The page of another site that led here; within this site nothing. */
export function referrerOf(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  return url.origin === origin ? '' : `${url.origin}${url.pathname}`.slice(0, LONGEST);
}

/** Where the visitor came in: read when this file is first run, before any page was left. */
export const LANDING: Landing =
  typeof window === 'undefined'
    ? { referrer: '', campaign: '' }
    : {
        referrer: referrerOf(document.referrer, window.location.origin),
        campaign: campaignOf(window.location.search),
      };
