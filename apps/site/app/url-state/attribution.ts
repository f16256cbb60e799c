/** The attribution of a visitor; in memory and addresses only, for a later lead. */
export interface Attribution {
  referrer: string;
  campaign: string;
}

/** Parameters by which campaigns mark their links. */
export const CAMPAIGN = /^(?:utm_[a-z]+|gclid|fbclid|msclkid)$/;
/** Query parameter in which one page of this site passes the referring site to the next. */
const REFERRER = 'utm_referrer';
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

/** The attribution of this document, read when this file first runs. */
export const ATTRIBUTION: Attribution =
  typeof window === 'undefined'
    ? { referrer: '', campaign: '' }
    : attributionOf(window.location.href, document.referrer);

/**
 * Copies the attribution of this page's first address into its present one, so that it survives a
 * reload and reaches the next page.
 */
export function keepCampaign(): void {
  const parameters = new URLSearchParams(ATTRIBUTION.campaign);
  // The browser names the other site that led to this very page again after a reload.
  if (ATTRIBUTION.referrer && !referrerOf(document.referrer, window.location.origin)) {
    parameters.set(REFERRER, ATTRIBUTION.referrer);
  }
  const address = new URL(window.location.href);
  for (const [name, value] of parameters) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  if (address.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', address);
  }
}

/**
 * Script of every document, run before any module: it adds the campaign and the referring site to
 * the address of a clicked link within the site. A phone's first touch is such a click. The browser
 * then navigates by itself, and nothing is stored on the device.
 */
export const HAND_ON = `addEventListener("click",({target})=>{const link=target.closest("a[href]:not([download])"),{origin,pathname,search}=location;if(link?.origin!==origin)return;
const to=new URL(link),from=document.referrer,known=new URLSearchParams(search);if(to.hash&&to.pathname===pathname)return;
if(from&&new URL(from).origin!==origin)known.set("${REFERRER}",from.split("?")[0]);
for(const [name,value] of known)if(${CAMPAIGN}.test(name)&&!to.searchParams.has(name)){to.searchParams.set(name,value);link.href=to}},true)`;
