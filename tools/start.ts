/**
 * `npm start`: from a fresh clone, or an earlier one, to the running site. Every step does only
 * what has not been done, so a second start takes seconds. `npm start -- --empty` begins a new
 * installation without the demo company.
 */
import { runCommand } from './running/command.ts';
import { serve } from './running/serve.ts';

await runCommand((stop) => serve('production', stop, process.argv.slice(2)));
