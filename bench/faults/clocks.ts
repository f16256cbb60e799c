import { existsSync, globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import { installSystemPackage } from '../../tools/processes/system-package.ts';
import { Refusal } from '../../tools/refusal.ts';
import { fill, type Sent, sendForm } from '../load/lead-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const PLACES = ['/usr/lib/*/faketime/libfaketime.so.1', '/usr/local/lib/faketime/libfaketime.so.1'];
const NEEDED =
  'Clocks that jump need libfaketime: install it (on Debian: apt-get install libfaketime).';

/** Clocks one after another over one data folder: the right one, jumps, a fast one, a late year. */
const CLOCKS = ['+0', '-1d', '+1d', '+0 x10', '@2039-06-01 10:00:00', '+0'];
/** Retention runs 15 s after the start, by the monotonic clock, which stays right. */
const UNTIL_RETENTION = 18_000;

/** The digest of a morning is a mail about its oldest lead: one for each clock at most. */
const DIGESTS = CLOCKS.length;
const WITH_DIGESTS = Array.from({ length: DIGESTS + 1 }, (_, digests) => 2 + digests);

async function libraryPath(): Promise<string> {
  const find = () => PLACES.flatMap((place) => globSync(place)).find((file) => existsSync(file));
  if (!find()) await installSystemPackage('libfaketime', NEEDED, new AbortController().signal);
  const found = find();
  if (!found) throw new Refusal(NEEDED);
  return found;
}

/** F25: the clock of the machine jumps between starts, and runs ten times too fast. */
export async function jumpingClock(ground: TestCmsFolders): Promise<Aftermath> {
  const library = await libraryPath();
  const dataDir = ground.newFolder();
  const sink = await startMailSink();
  const sent: Sent[] = [];
  const problems: string[] = [];
  for (const clock of CLOCKS) {
    const service = await ground.start(dataDir, {
      SMTP_URL: sink.url,
      LD_PRELOAD: library,
      FAKETIME: clock,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    const started = performance.now();
    for (let at = 0; at < 3; at += 1) sent.push(await sendForm(service.api, fill()));
    const mails = 2 * sent.length;
    while (sink.deliveries.length < mails && performance.now() - started < 60_000) await sleep(200);
    await sleep(Math.max(0, UNTIL_RETENTION - (performance.now() - started)));
    await service.stop();
    const different = new Set(sink.deliveries.map(({ mail }) => mail.messageId)).size;
    if (different < mails || different > mails + DIGESTS || sink.deliveries.length > different) {
      const counts = `${sink.deliveries.length} deliveries of ${different} mails, ${mails} of leads`;
      problems.push(`Clock ${clock}: ${counts}.`);
    }
    problems.push(
      ...findLosses(leadsIn(dataDir), sent, WITH_DIGESTS).map((one) => `Clock ${clock}: ${one}`),
    );
  }
  await sink.stop();
  if (sent.some(({ status }) => status !== 200)) problems.push('Not every lead was taken.');
  return {
    found: `${CLOCKS.length} clocks (${CLOCKS.join(', ')}): ${sent.length} leads kept, ${2 * sent.length} mails of leads and ${sink.deliveries.length - 2 * sent.length} digests, each once`,
    problems,
  };
}
