/**
 * `npm run dev`: the same stack from its sources, without builds, both applications with hot
 * reload.
 */
import { runCommand } from './running/command.ts';
import { serve } from './running/serve.ts';

await runCommand((stop) => serve('development', stop, process.argv.slice(2)));
