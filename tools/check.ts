/**
 * `npm run check`: the static half of the gate, without running any of the product. A part of a name
 * after it runs only such checks: `npm run check -- types`.
 */
import { runChecks } from './checks/checks.ts';
import { sayCounts } from './processes/counts.ts';
import { runCommand } from './running/command.ts';

await runCommand(async (stop) => {
  const counts = await runChecks(stop, { names: process.argv.slice(2), sayAll: true });
  process.stdout.write(`\n${sayCounts(counts)}\n`);
  return counts.failed === 0 ? 0 : 1;
});
