import { env } from '../../platform/process/env.ts';
import { startProblems } from './start-problems.ts';

/** Checks the variables, and whether the named places can be used; `npm start` asks each time. */
const { refusals, warnings } = await startProblems(env);
for (const warning of warnings) process.stdout.write(`${warning}\n`);
if (refusals.length > 0) {
  process.stderr.write(`${refusals.join('\n')}\n`);
  process.exitCode = 1;
}
