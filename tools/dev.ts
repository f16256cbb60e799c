/**
 * `npm run dev`: the same house from its sources, without builds, both applications with hot
 * reload.
 */
import { runCommand } from './command.ts';
import { serve } from './serve.ts';

await runCommand((stop) => serve('development', stop, process.argv.slice(2)));
