import type { TestCmsFolders } from '../../load/test-cms.ts';
import type { Fault } from '../faults.ts';
import type { AlertStack } from './alert-stack.ts';
import { certificateEnds } from './certificate-alert.ts';
import { dataLost, mailboxSilent, webhooksFail } from './exchange-alerts.ts';
import * as service from './service-alerts.ts';
import * as stack from './stack-alerts.ts';

type Trials<Ground> = Record<string, Fault<Ground>['inflict']>;

/** A row for each alert: it is caused, a real Prometheus has to see it, and its cure has to end it. */
const rowsOf = <Ground>(trials: Trials<Ground>): Fault<Ground>[] =>
  Object.entries(trials).map(([name, inflict]) => ({
    id: `alert-${name}`,
    title: `alert ${name}, and the cure of docs/operations.md`,
    inflict,
  }));

/** Alerts of the content service alone. */
export const SERVICE_ALERTS = rowsOf<TestCmsFolders>({
  LeadsNotTaken: service.leadsNotTaken,
  DatabaseLocked: service.databaseLocked,
  DataLost: dataLost,
  DiskLow: service.diskLow,
  MailsWait: service.mailsWait,
  MailboxSilent: mailboxSilent,
  WebhooksFail: webhooksFail,
  CertificateEnds: certificateEnds,
  BackupOld: service.backupOld,
  LeadsNotCopied: service.leadsNotCopied,
  EventLoopSlow: service.eventLoopSlow,
  CaptchaSilent: service.captchaSilent,
});

/** Alerts of both applications, as `npm start` runs them. */
export const STACK_ALERTS = rowsOf<AlertStack>({
  SiteDown: stack.siteDown,
  CmsDown: stack.cmsDown,
  ContentApiSilent: stack.contentApiSilent,
  PagesFail: stack.pagesFail,
  MailsFailed: stack.mailsFailed,
  LeadsWait: stack.leadsWait,
  ContentIncomplete: stack.contentIncomplete,
  MemoryGrows: stack.memoryGrows,
  ProcessRestarts: stack.processRestarts,
  RetentionHeldBack: stack.retentionHeldBack,
});
