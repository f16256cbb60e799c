import { setTimeout as sleep } from 'node:timers/promises';
import { type MailSink, startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import type { Environment } from '../../tools/settings/env.ts';
import { fill, type Sent, sendForm } from '../load/client.ts';
import { findLosses, type LeadStore } from '../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../load/test-cms.ts';

/** What happened during a fault, and what went wrong. */
export type Aftermath = { found: string; problems: string[] };

/** A fault of a ground: one service, both applications, or two of each. */
export type Fault<Ground> = {
  id: string;
  title: string;
  inflict(ground: Ground): Promise<Aftermath>;
};

/** What a fault of one service has at hand. */
export type Trial = TestCmsFolders & {
  dataDir: string;
  /** Every form that was sent: those that were acknowledged are looked for when the fault is over. */
  sent: Sent[];
  /** Where they are looked for; elsewhere after a restore. */
  store: LeadStore;
  /** Starts a service over the data folder; it is ended after the fault at the latest. */
  begin(variables?: Environment): Promise<TestCms>;
  send(service: TestCms, form?: Parameters<typeof sendForm>[1]): Promise<Sent>;
  /** A mail server, which is ended after the fault. */
  openSink(port?: number): Promise<MailSink>;
  /** Has something undone after the fault, however it ends; the last one first. */
  undo(step: () => unknown): void;
};

/** One row of the table of faults. */
export type FaultRow<Seen> = {
  title: string;
  /** What is killed, frozen, filled or slow, under its load. @returns what was seen */
  cause(trial: Trial): Promise<Seen>;
  /** Statuses that forms may be answered with; any, when it is not said. */
  answers?: readonly number[];
  /** How many messages a lead may have caused; two, when it is not said. */
  messages?: readonly number[];
  /** What must hold besides, each by the sentence that is said when it does not. */
  expect?(seen: Seen, sent: readonly Sent[]): Record<string, boolean>;
  figure(seen: Seen, sent: readonly Sent[]): string;
};

function openTrial(ground: TestCmsFolders): Trial & { end(): Promise<void> } {
  const dataDir = ground.newFolder();
  const undone: (() => unknown)[] = [];
  const sent: Sent[] = [];
  return {
    ...ground,
    dataDir,
    sent,
    store: ground.leads(dataDir),
    undo: (step) => void undone.push(step),
    async begin(variables) {
      const service = await ground.start(dataDir, variables);
      undone.push(service.stop);
      return service;
    },
    async send({ api }, form = fill()) {
      const one = await sendForm(api, form);
      sent.push(one);
      return one;
    },
    async openSink(port = 0) {
      const sink = await startMailSink({ port });
      undone.push(sink.stop);
      return sink;
    },
    async end() {
      for (let step = undone.pop(); step; step = undone.pop()) await step();
    },
  };
}

/** A fault of one service: no lead that was acknowledged may be lost, whatever else is expected. */
export function fault<Seen>(id: string, row: FaultRow<Seen>): Fault<TestCmsFolders> {
  const { title, cause, answers, messages, expect, figure } = row;
  return {
    id,
    title,
    async inflict(ground) {
      const trial = openTrial(ground);
      const { sent } = trial;
      try {
        const seen = await cause(trial);
        const problems = findLosses(trial.store, sent, messages);
        if (sent.some(({ status }) => answers && !answers.includes(status))) {
          problems.push(`Answered: ${counted(sent)}.`);
        }
        problems.push(...unmet(expect?.(seen, sent)));
        return { found: figure(seen, sent), problems };
      } finally {
        await trial.end();
      }
    },
  };
}

/** Sentences of what does not hold. */
export function unmet(expected: Record<string, boolean> = {}): string[] {
  return Object.keys(expected).filter((sentence) => !expected[sentence]);
}

/** Counts answers by status, as words. */
export function counted(all: readonly { status: number }[]): string {
  const counts = Map.groupBy(all, ({ status }) => status);
  return [...counts].map(([status, { length }]) => `${length} × ${status}`).join(', ');
}

export const slowest = (all: readonly { ms: number }[]) =>
  Math.round(Math.max(...all.map(({ ms }) => ms)));

/** Waits until something is so. @returns after how many seconds, or after which it gave up */
export async function untilSo(
  isSo: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<number> {
  const started = performance.now();
  while (!(await isSo()) && performance.now() - started < withinMs) await sleep(100);
  return Math.round((performance.now() - started) / 1_000);
}

/** Whether a service still runs. */
export function lives({ ended }: TestCms): Promise<boolean> {
  return Promise.race([ended.then(() => false), sleep(0).then(() => true)]);
}

/** A figure that a service gives; `NaN` when it does not. */
export async function figureOf({ api }: Pick<TestCms, 'api'>, name: string): Promise<number> {
  const text = await (await fetch(`${api}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Different mails among deliveries, by their identity. */
export function identitiesOf({ deliveries }: MailSink): number {
  return new Set(deliveries.map(({ mail }) => mail.messageId)).size;
}
