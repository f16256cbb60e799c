/**
 * `No-Vary-Search` of every page: it is the same with and without campaign parameters, which a
 * link gets only when it is clicked. So a page that was fetched or stored without them can be used.
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
      { not: { href_matches: ['/offer/*', '/*/offer/*'] } },
      { not: { selector_matches: '[download], [data-language], [target]' } },
    ],
  },
  eagerness: 'moderate',
  // A tap follows so soon that the answer with the header has not arrived yet.
  expects_no_vary_search: NO_VARY_SEARCH,
};

const FETCHED = JSON.stringify({ prefetch: [PAGES] });

/**
 * Speculation rules, as the content security policy of every page knows them. The target of a link
 * under a resting mouse is prerendered, so that a click only shows it. A finger does not rest, and
 * prerendering all links on a phone's screen would cost its battery: there it is only fetched.
 */
export const SPECULATION_RULES = {
  mouse: FETCHED.replace('prefetch', 'prerender'),
  finger: FETCHED,
} as const;
