/**
 * `node tools/running/ask-health.ts [site|cms]`: exits with 0 if the applications of this machine
 * answer, else with 1. For the health check of a container; without a word it asks both.
 */

import { isHealthy } from '../processes/health.ts';
import { readConfiguration } from '../settings/env.ts';
import { appsOf, healthAddresses } from './stack.ts';

const [word] = process.argv.slice(2);
const addresses = healthAddresses(readConfiguration());
const answers = await Promise.all(
  appsOf(word === 'site' || word === 'cms' ? word : 'both').map((app) => isHealthy(addresses[app])),
);
process.exitCode = answers.every(Boolean) ? 0 : 1;
