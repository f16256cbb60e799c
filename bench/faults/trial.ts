import { setTimeout as sleep } from 'node:timers/promises';
import { type MailSink, startMailSink } from '../../apps/cms/src/testing/mail-sink.ts';
import type { Environment } from '../../tools/settings/env.ts';
import { fill, type Sent, sendForm } from '../load/client.ts';
import { findLosses, type LeadStore } from '../load/stored-leads.ts';
import type { TestCms, TestCmsFolders } from '../load/test-cms.ts';

/** The effects of a fault, and the problems among them. */
export type Aftermath = { found: string; problems: string[] };

/** A fault of a ground: one service, both applications, or two of each. */
export type Fault<Ground> = {
  id: string;
  title: string;
  inflict(ground: Ground): Promise<Aftermath>;
};

/** Tools of a fault of one service. */
export type Trial = TestCmsFolders & {
  dataDir: string;
  /** Every sent form: the acknowledged ones are looked up when the fault is over. */
  sent: Sent[];
  /** The store to look them up in; another one after a restore. */
  store: LeadStore;
  /** Starts a service over the data folder; it is ended after the fault at the latest. */
  begin(variables?: Environment): Promise<TestCms>;
  send(service: TestCms, form?: Parameters<typeof sendForm>[1]): Promise<Sent>;
  /** A mail server, which is ended after the fault. */
  openSink(port?: number): Promise<MailSink>;
  /** Registers a step to undo after the fault, however it ends; the last one runs first. */
  undo(step: () => unknown): void;
};

/** One row of the table of faults. */
export type FaultRow<Seen> = {
  title: string;
  /** Kills, freezes, fills or slows something down, under its load. @returns the observations */
  cause(trial: Trial): Promise<Seen>;
  /** Allowed statuses of answers to forms; any by default. */
  answers?: readonly number[];
  /** Allowed numbers of messages of a lead; two by default. */
  messages?: readonly number[];
  /** Further conditions, each by the sentence for its failure. */
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

/** A fault of one service: no acknowledged lead may be lost, whatever else is expected. */
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

/** Sentences of the failed conditions. */
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

/** Waits until a condition holds. @returns seconds waited, also after giving up */
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

/** A figure of a service; `NaN` without one. */
export async function figureOf({ api }: Pick<TestCms, 'api'>, name: string): Promise<number> {
  const text = await (await fetch(`${api}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Different mails among deliveries, by their identity. */
export function identitiesOf({ deliveries }: MailSink): number {
  return new Set(deliveries.map(({ mail }) => mail.messageId)).size;
}
