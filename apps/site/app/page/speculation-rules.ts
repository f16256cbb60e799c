/** Pages of this site; a file has a dot in its name, and some addresses are for one visitor. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { href_matches: '/*\\?*token=*' } },
          { not: { selector_matches: '[download], [data-language], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Speculation rules of every page, as its content security policy knows them. */
export const SPECULATION_RULES = JSON.stringify(RULES);
