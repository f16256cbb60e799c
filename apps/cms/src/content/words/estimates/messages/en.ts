import * as offer from '@osnowa/brand/messages/en';
import type { PrintWords } from './pl.ts';

/** Words of an estimate on paper in English; the page fills in the figures. */
export const en: PrintWords = {
  estimate: 'Estimate',
  subjects: offer.estimates,
  of: '{date}',
  validUntil: 'valid until {date}',
  client: 'Client',
  project: 'Project',
  effortFirst: 'Effort, first phase',
  bothPhases: 'Both phases together',
  package: 'A package to begin with: {name}',
  because: 'Because you chose {answers}.',
  users: 'Number of users: {n}',
  notIncluded: 'Not included:',
  describedOnly:
    'What was described in words is not included. The description is on the page of the estimate.',
  effort: 'Effort',
  calendar: 'Duration',
  price: 'Price, excluding VAT',
  where: 'Where the days go',
  chosen: 'Chosen scope',
  days: 'person-days',
  total: 'Total',
  mobile: 'Mobile app',
  missing: 'Up to the smallest project',
  included: 'included',
  phases: 'A plan in two phases',
  phase: 'Phase {n}',
  later: 'second phase',
  why: 'Where these figures come from',
  low: 'The lower end is the sum of the person-days of what you chose.',
  smallest:
    'The smallest project of this kind that we take on is {days}: the range starts there, even for a smaller scope.',
  high: 'The upper end is {percent} higher, rounded up to a whole day: that is what conversations, corrections and the unforeseen usually add.',
  measured:
    'Range from {n} similar projects: 8 in 10 of these end between {low} and {high} of the estimated days.',
  agreed:
    'Assumed range: we have measured too few projects of this kind and size ({n} of {enough}).',
  week: 'A week is 5 days, of which 80% goes into the work itself.',
  rate: 'One person-day costs {rate} plus VAT.',
  net: 'plus VAT',
  notOffer: 'This is an estimate, not a binding offer. Amounts exclude VAT and are rounded.',
  notInPrice:
    'Not included: server, support after launch and other makers’ licences. Data migration and training are included only where they are in the scope.',
  link: 'This estimate online:',
  personDays: { one: '{n} person-day', other: '{n} person-days' },
  weeks: { one: '{n} week', other: '{n} weeks' },
  people: { one: '{n} person', other: '{n} people' },
};
