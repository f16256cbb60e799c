import { type MailSink, startMailSink } from '../../../apps/cms/src/testing/mail-sink.ts';
import { type BackOffice, openBackOffice } from '../../../tools/gate/back-office.ts';
import type { LargeShape, LargeStack } from '../../../tools/gate/large-shape.ts';
import {
  prepareTestStack,
  startTestStack,
  type TestStack,
} from '../../../tools/gate/test-stack.ts';
import type { Environment } from '../../../tools/settings/env.ts';
import { type LeadStore, leadsInPostgres } from '../../load/stored-leads.ts';
import { type DatabaseServer, findDatabaseServer } from './database-server.ts';

/** Two sites and two CMS processes with a mail server, for one trial after another. */
export type LargeGround = {
  stack: TestStack & Pick<LargeStack, 'pairs' | 'replace'>;
  office: BackOffice;
  sink: MailSink;
  /** Variables of a CMS process. */
  environment: Environment;
  database: DatabaseServer;
  /** Buckets of all processes. */
  store: LargeShape['store'];
  leads: LeadStore;
  close(): Promise<void>;
};

/** @throws Refusal when the shape cannot be started */
export async function openLargeGround(stop: AbortSignal): Promise<LargeGround> {
  const sink = await startMailSink();
  const variables = { SMTP_URL: sink.url };
  const prepared = await prepareTestStack(stop, variables, process.stdout, 'large');
  const stack = await startTestStack(stop, prepared);
  const { pairs, replace } = stack;
  const { large } = prepared;
  if (!pairs || !replace || !large) throw new Error('The larger shape has no pairs.');
  const { DATABASE_URL: databaseUrl = '' } = large.variables;
  const database = findDatabaseServer(databaseUrl);
  return {
    stack: { ...stack, pairs, replace },
    office: await openBackOffice(stack),
    sink,
    environment: prepared.environments.cms,
    database,
    store: large.store,
    leads: leadsInPostgres(databaseUrl, large.leadFile),
    async close() {
      await stack.close();
      database.end();
      await sink.stop();
    },
  };
}
