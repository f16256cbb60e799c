import type { SearchMessages } from '../pl/search.ts';

/** Labels of the search over the whole site. */
export const search = {
  title: 'Search the whole site',
  label: 'What are you looking for?',
  hint: 'One or two words are enough. We look in products, services, case studies, jobs and articles.',
  button: 'Search',
  titleFor: 'Search: {q}',
  found: { one: '{n} result for “{q}”', other: '{n} results for “{q}”' },
  some: 'No page has all of these words. These have most of them.',
  nothing: 'We found nothing for “{q}”',
  nothingHint:
    'Check the spelling, or try one more general word. You can also simply ask us; we usually reply within 15 minutes during office hours.',
  tooLong: 'A search can have {n} characters at most. Keep the few words that matter most.',
  unavailable: 'Search is not answering at the moment',
  unavailableHint:
    'Try again in a minute. If it is urgent, write or call, and we will help at once.',
  ways: 'You may find your answer here',
  ask: 'Send enquiry',
  estimate: 'Estimate the cost',
  articles: 'Search the blog for “{q}”',
  /** Kinds of hits. */
  kinds: {
    products: 'Product',
    services: 'Service',
    pages: 'Page',
    calculators: 'Calculator',
    areas: 'Area',
    industries: 'Industry',
    realizations: 'Case study',
    careers: 'Job',
    posts: 'Article',
  },
  /** Links that narrow the results to one kind, with their number. */
  narrow: 'Kind of page',
  all: 'Everything',
  groups: {
    products: 'Products',
    services: 'Services',
    pages: 'Pages',
    calculators: 'Calculators',
    areas: 'Areas',
    industries: 'Industries',
    realizations: 'Case studies',
    careers: 'Jobs',
    posts: 'Articles',
  },
} satisfies SearchMessages;
