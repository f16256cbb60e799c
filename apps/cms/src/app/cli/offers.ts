import { getPayload } from 'payload';
import { verifyOffers } from '../../offers/offer-store.ts';

/** `npm run offers -- verify` runs this. */
const USAGE = `Use:
  npm run offers -- verify   checks that no version and no acceptance of an offer was changed
`;

if (process.argv[2] !== 'verify') {
  process.stderr.write(USAGE);
  process.exit(2);
}
const { default: config } = await import('../config/payload.config.ts');
const payload = await getPayload({ config, disableOnInit: true });
const { checked, faults } = await verifyOffers(payload);
await payload.destroy();
for (const fault of faults) process.stdout.write(`${fault}\n`);
const result = faults.length > 0 ? `${faults.length} faults` : 'nothing was changed';
process.stdout.write(`${checked} offers were checked: ${result}.\n`);
process.exit(faults.length > 0 ? 1 : 0);
