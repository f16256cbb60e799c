import * as offer from '@osnowa/brand/messages/en';
import type { AccuracyMessages } from '../pl/accuracy.ts';

/** Labels of the page that compares estimates with what projects really took. */
export const accuracy = {
  /** Kinds of projects. */
  kinds: offer.kinds,
  title: 'How accurate our estimates are',
  subtitle:
    'Every finished project: the person-days we estimated, the days it really took, and by how much we missed. The worst ones too.',
  rule: 'Once we have at least {enough} projects of similar size, new estimates take their range from them, so that 8 in 10 fit into it. With fewer, the range is assumed, and we call it that.',
  nothing: 'There is no finished project here yet. The ranges in the calculators are assumed.',
  project: 'Project {n}, {kind}, {year}',
  median: 'Half of the projects took at most {median} of the estimated days.',
  inside: '{inside} of {n} fitted into the range that the other projects would have given them.',
  chart:
    'Difference between actual and estimated days in each project; 0% is exact. The table below has the same figures.',
  table: 'Projects: {kind}',
  name: 'Project',
  estimated: 'Plan',
  actual: 'Actual',
  miss: 'Miss',
  outside: 'out of range',
  back: 'Estimate your project',
} satisfies AccuracyMessages;
