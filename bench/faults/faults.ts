import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';
import { brokenVerifiers } from './captcha-verifier.ts';
import { brokenClients, damagedForms } from './clients.ts';
import { jumpingClock } from './clocks.ts';
import { restored, twoServices } from './copies.ts';
import { crashesInRow } from './crashes.ts';
import { killedWhileDelivering } from './delivered.ts';
import { frozen } from './frozen.ts';
import {
  killedAnywhere,
  killedAtEachStep,
  killedWhileMailing,
  stoppedWithUploads,
} from './kills.ts';
import { killedDatabase, lostObjectStore } from './large/engines.ts';
import type { LargeGround } from './large/ground.ts';
import { killedBesideOthers } from './large/killed.ts';
import { countedTogether } from './large/shared.ts';
import { updatedInTurn } from './large/updated.ts';
import { littleMemory } from './little-memory.ts';
import { noNames } from './names.ts';
import { PROVED } from './proofs.ts';
import { killedWhileReplying } from './replies.ts';
import { noDescriptors, noInodes, noLog } from './scarcity.ts';
import { deletedUnderLoad, droppedUnderLoad } from './second-place.ts';
import { servicesRestored } from './services-restored.ts';
import { slowClients, uncaught } from './site.ts';
import { fullDisk, lockedDatabase, mailServerAway } from './surroundings.ts';

/** One fault of the specification. */
export type Fault<Ground> = {
  id: string;
  title: string;
  inflict(ground: Ground): Promise<Aftermath>;
};

/** Kills of a service at every point of its work. */
const KILLS: readonly Fault<TestCmsFolders>[] = [
  { id: 'F1', title: 'killed anywhere under load, 25 times', inflict: killedAnywhere },
  { id: 'F2', title: 'killed at each step of a durable write', inflict: killedAtEachStep },
  { id: 'F3', title: 'killed after a mail server took a mail', inflict: killedWhileMailing },
  {
    id: 'F3-replies',
    title: 'killed 25 times after a mail server took a reply',
    inflict: killedWhileReplying,
  },
  {
    id: 'F4',
    title: 'asked to end with 20 uploads and a hanging one',
    inflict: stoppedWithUploads,
  },
];

/** Every fault that can be caused here. */
export const FAULTS: readonly Fault<TestCmsFolders>[] = [
  ...KILLS,
  {
    id: 'F3P',
    title: 'killed after a push service took a notice',
    inflict: killedWhileDelivering,
  },
  { id: 'F6', title: 'database locked for 5 s', inflict: (ground) => lockedDatabase(ground, 5) },
  { id: 'F7', title: 'database locked for 60 s', inflict: (ground) => lockedDatabase(ground, 60) },
  { id: 'F9', title: 'disk full', inflict: fullDisk },
  { id: 'F10', title: 'no inode left', inflict: noInodes },
  { id: 'F11', title: 'no file descriptor left', inflict: noDescriptors },
  { id: 'F12', title: 'mail server away', inflict: mailServerAway },
  { id: 'F14', title: 'captcha verifier broken in seven ways', inflict: brokenVerifiers },
  { id: 'F22', title: 'slow clients', inflict: slowClients },
  { id: 'F23', title: 'clients gone at 1, 50 and 99 %', inflict: brokenClients },
  { id: 'F24', title: '10,000 damaged forms', inflict: damagedForms },
  { id: 'F25', title: 'clock jumps', inflict: jumpingClock },
  {
    id: 'F28',
    title: 'little memory, under 1,000 pages and 100 leads a second',
    inflict: littleMemory,
  },
  { id: 'F29', title: 'an exception that nothing catches', inflict: uncaught },
  { id: 'F31', title: 'log without a reader, full disk of the log', inflict: noLog },
  { id: 'F33', title: 'two services on one database', inflict: twoServices },
  { id: 'SF4', title: 'crashes in a row', inflict: crashesInRow },
  { id: 'F34', title: 'backup under load, restored', inflict: restored },
  {
    id: 'F34L',
    title: 'killed 25 times, data folder deleted under load, leads restored',
    inflict: deletedUnderLoad,
  },
  { id: 'F30', title: 'process held up for 2 s', inflict: frozen },
  { id: 'F32', title: 'names cannot be resolved', inflict: noNames },
  ...PROVED,
];

/** Faults of the larger shape: two sites and two CMS processes behind nginx. */
export const LARGE_FAULTS: readonly Fault<LargeGround>[] = [
  { id: 'F5', title: 'two versions side by side: updated in turn', inflict: updatedInTurn },
  { id: 'LF1', title: 'a process killed every 5 s under 200 edits', inflict: killedBesideOthers },
  { id: 'LF2', title: 'one proof of work, one limit, two processes', inflict: countedTogether },
  { id: 'LF3', title: 'PostgreSQL killed under load', inflict: killedDatabase },
  { id: 'LF4', title: 'object store lost under load', inflict: lostObjectStore },
];

/** The kills of the small shape, over PostgreSQL and an object store, and their loss. */
export const LARGE_KILLS: readonly Fault<TestCmsFolders>[] = [
  ...KILLS.map((fault) => ({
    ...fault,
    id: `${fault.id}-large`,
    title: `${fault.title}, over PostgreSQL and an object store`,
  })),
  {
    id: 'F34-large',
    title: 'database and buckets copied under load, lost and restored',
    inflict: servicesRestored,
  },
  {
    id: 'F34L-large',
    title: 'killed 25 times, PostgreSQL database dropped under load, leads restored from a bucket',
    inflict: droppedUnderLoad,
  },
];
