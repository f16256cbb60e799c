import { getPayload } from 'payload';
import { makeAdministrator } from '../access/accounts/administrator.ts';
import { loadDemo } from '../content-files/demo.ts';
import { env } from '../process/env.ts';

const started = performance.now();
const { default: config } = await import('../config/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
const isLoaded = await loadDemo(payload, (line) => process.stderr.write(`Demo content: ${line}\n`));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stderr.write(
  isLoaded
    ? `Demo content: loaded in ${seconds} s.\n`
    : 'Demo content: the database has content already and is left as it is.\n',
);
const admin = await makeAdministrator(payload, env.ADMIN_EMAIL);
if (admin) process.stdout.write(`${JSON.stringify({ admin })}\n`);
await payload.destroy();
process.exit(0);
