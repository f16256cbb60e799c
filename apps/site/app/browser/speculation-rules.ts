/**
 * `No-Vary-Search` of every page: it is the same with and without what marks a campaign, which a
 * link gets only when it is clicked. So a page that was fetched ahead or stored without it serves.
 */
export const NO_VARY_SEARCH =
  'params=("utm_source" "utm_medium" "utm_campaign" "utm_term" "utm_content" "utm_id" "utm_referrer" "gclid" "fbclid" "msclkid")';

/** Pages of this site; a file has a dot in its name, and some addresses are for one visitor. */
const PAGES = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { href_matches: '/*\\?*token=*' } },
      { not: { selector_matches: '[download], [data-language], [target]' } },
    ],
  },
  eagerness: 'moderate',
  // A finger's tap follows so soon that the answer with the header is not there yet.
  expects_no_vary_search: NO_VARY_SEARCH,
};

const FETCHED = JSON.stringify({ prefetch: [PAGES] });

/**
 * Speculation rules, as the content security policy of every page knows them. A page that a mouse
 * rests on is prepared whole, so that a click only shows it; a finger rests on nothing, and what a
 * phone would guess from the links on its screen costs its battery: there a page is only fetched.
 */
export const SPECULATION_RULES = {
  mouse: FETCHED.replace('prefetch', 'prerender'),
  finger: FETCHED,
} as const;
