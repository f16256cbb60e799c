import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUp } from '../../tools/data/data-backup.ts';
import { fill, keepSending, type Sent, sendForm } from '../load/lead-client.ts';
import { makeSecondPlace, restoreFrom, runLeadCopies } from '../load/second-place.ts';
import { findLosses, leadsIn, storedLeads } from '../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const KILLS = 25;
/** In this round a copy of the data folder is made: the leads of the later ones are not in it. */
const COPIED_IN = 12;
const SENDERS = 6;

/** Sends forms, a third of them with a file, while something is done to the service that takes them. */
async function underLoad(service: TestCms, work: () => Promise<unknown>): Promise<Sent[]> {
  let isOver = false;
  const sending = keepSending(
    SENDERS,
    () => isOver,
    () => sendForm(service.api, fill(Math.random() < 0.3 ? 20_000 : 0)),
  );
  await work();
  isOver = true;
  await service.stop();
  return sending;
}

/** F34L: what is left when the machine is gone: a copy of the data folder, and the second place. */
export async function deletedUnderLoad(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const copy = `${dataDir}-copy`;
  const { address, key, variables } = await makeSecondPlace(dataDir);
  const sent: Sent[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const service = await ground.start(dataDir, variables);
    const isLast = kill === KILLS - 1;
    const meanwhile = await underLoad(service, async () => {
      if (kill === COPIED_IN) await backUp(dataDir, copy);
      await sleep(200 + Math.random() * 1_500);
      // The database is open: forms go on being answered, into a file that has no name any more.
      if (isLast) ground.lose(dataDir);
      if (isLast) await sleep(1_000);
    });
    sent.push(...meanwhile);
  }
  const copied = storedLeads(leadsIn(copy)).length;
  const started = performance.now();
  const said = await runLeadCopies(copy, ['restore', address, key]);
  const seconds = (performance.now() - started) / 1_000;
  const acknowledged = sent.filter(({ status }) => status === 200);
  // A file that was deleted after the commit and before its copy is lost: the restore has to name it.
  const deleted = said.flatMap((line) => /lacks file 1 of (\S+)\.$/.exec(line)?.[1] ?? []);
  const problems = findLosses(leadsIn(copy), acknowledged, [0, 2]).filter(
    (loss) => !deleted.some((reference) => loss === `${reference} misses its file.`),
  );
  if (deleted.length > SENDERS) problems.push(`${deleted.length} files are lost.`);
  const restored = storedLeads(leadsIn(copy)).length;
  const again = await runLeadCopies(copy, ['restore', address, key]);
  if (storedLeads(leadsIn(copy)).length !== restored)
    problems.push(`A second time: ${again.join(' ')}`);
  rmSync(dataDir, { recursive: true, force: true });
  return {
    found: `${acknowledged.length} acknowledged; ${copied} in the newest copy, ${restored - copied} from the second place in ${seconds.toFixed(1)} s; files that were deleted while their leads were copied: ${deleted.length}, named`,
    problems: problems.length > 0 ? [...problems, ...said] : problems,
  };
}

/** F34L in the larger shape: the database is dropped under load, and nothing is left but the second place. */
export async function droppedUnderLoad(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const place = await makeSecondPlace(dataDir, 'bucket');
  const sent: Sent[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const service = await ground.start(dataDir, place.variables);
    const isLast = kill === KILLS - 1;
    const meanwhile = await underLoad(service, async () => {
      await sleep(500 + Math.random() * 2_500);
      if (!isLast) return;
      ground.lose(dataDir);
      await sleep(1_000);
    });
    sent.push(...meanwhile);
  }
  const started = performance.now();
  const said = await restoreFrom(place, ground, dataDir);
  const seconds = (performance.now() - started) / 1_000;
  const acknowledged = sent.filter(({ status }) => status === 200);
  const problems = findLosses(ground.leads(dataDir), acknowledged, [0]);
  const restored = storedLeads(ground.leads(dataDir)).length;
  return {
    found: `${KILLS} kills, the last after the database was dropped; ${acknowledged.length} acknowledged, ${restored} restored from the second place alone in ${seconds.toFixed(1)} s`,
    problems: problems.length > 0 ? [...problems, ...said.slice(-5)] : problems,
  };
}
