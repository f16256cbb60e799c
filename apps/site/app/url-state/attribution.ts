import {
  type Attribution,
  attributionOf,
  CAMPAIGN,
  REFERRER,
  referrerOf,
} from '@osnowa/contract/attribution';

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
