import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ROOT } from '../paths.ts';
import { findProgram } from '../processes/system-package.ts';

const ALERTS = join(ROOT, 'deploy/monitoring/alerts.yml');
const folder = mkdtempSync(join(tmpdir(), 'osnowa-alerts-'));

type Rule = {
  alert: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
};
const { groups } = parse(readFileSync(ALERTS, 'utf8')) as { groups: { rules: Rule[] }[] };
const RULES = groups.flatMap(({ rules }) => rules);

const MIB = 1024 * 1024;
const DAY = 86_400;

/** One figure from minute to minute, as promtool writes it, and the minutes when its alert is quiet and fires. */
type Course = { series: string; values: string; quietAt: number; firesAt: number };

const from = (series: string, values: string, quietAt: number, firesAt: number): Course => ({
  series,
  values,
  quietAt,
  firesAt,
});

const COURSES: Record<string, Course> = {
  SiteDown: from('up{job="site"}', '1x2 0x20', 3, 6),
  CmsDown: from('up{job="cms"}', '1x2 0x20', 4, 7),
  ContentApiSilent: from('site_api_silent', '0x2 1x20', 4, 7),
  PagesFail: from('site_request_seconds_count{kind="form",status="5xx"}', '0x5 4x20', 5, 9),
  LeadsNotTaken: from('cms_submissions_total{outcome="Unavailable"}', '0x5 1x20', 5, 7),
  DatabaseLocked: from('cms_database_writes_failed_total', '0x5 1x20', 5, 7),
  DataLost: from('cms_data_lost', '0x2 1x20', 2, 4),
  DiskLow: from('cms_disk_free_bytes', `${2_000 * MIB}x2 ${1_000 * MIB}x20`, 7, 10),
  MailsWait: from('cms_mail_waiting_age_seconds', '0+60x60', 18, 24),
  MailsFailed: from('cms_mails_failed', '0x2 1x20', 2, 4),
  MailboxSilent: from('cms_mailbox_failing_seconds', '0+60x60', 14, 20),
  MailsWithoutLead: from('cms_stray_mails_waiting', '0x2 1x60', 30, 36),
  WebhooksFail: from('cms_webhooks_failed', '0x2 1x20', 2, 4),
  LeadsWait: from('cms_leads_overdue', '0x2 1x60', 15, 20),
  CertificateEnds: from('site_certificate_expires_timestamp_seconds', `${5 * DAY}x200`, 50, 70),
  BackupOld: from('cms_backup_timestamp_seconds', '0x200', 70, 80),
  LeadsNotCopied: from('cms_leads_not_copied', '0x2 1x60', 10, 16),
  ContentIncomplete: from('cms_documents_incomplete', '0x2 1x60', 15, 20),
  MemoryGrows: from('site_nodejs_heap_size_used_bytes', `${200 * MIB}x2 ${300 * MIB}x60`, 10, 16),
  EventLoopSlow: from('cms_nodejs_eventloop_lag_p99_seconds', '0.01x2 0.6x60', 6, 10),
  ProcessRestarts: from('site_process_start_time_seconds', '1 1 2 3 4x20', 3, 5),
  CaptchaSilent: from('cms_captcha_breaker_open', '0x2 1x60', 10, 16),
  RetentionHeldBack: from('cms_retention_held_back', '0x2 1x60', 2, 4),
};

/** The course of an alert as promtool reads it. */
function trialOf({ alert, labels, annotations }: Rule) {
  const { series, values, quietAt, firesAt } = COURSES[alert] as Course;
  const own = [...series.matchAll(/(\w+)="(\w+)"/g)].map(([, name, value]) => [name, value]);
  // A sum has no labels of its series.
  const isSum = alert === 'PagesFail' || alert === 'LeadsNotTaken';
  const exp_labels = { ...labels, ...(isSum ? {} : Object.fromEntries(own)) };
  const fired = { exp_labels, exp_annotations: annotations };
  const at = (minute: number, exp_alerts: unknown[]) => ({
    eval_time: `${minute}m`,
    alertname: alert,
    exp_alerts,
  });
  return {
    name: alert,
    interval: '1m',
    input_series: [{ series, values }],
    alert_rule_test: [at(quietAt, []), at(firesAt, [fired])],
  };
}

const promtool = findProgram('promtool');
const byPromtool = promtool
  ? 'promtool test rules: each alert fires after its time, and is quiet before'
  : 'promtool is missing, so it is only seen that each alert has a course of its figure';
test(byPromtool, () => {
  expect(Object.keys(COURSES)).toEqual(RULES.map(({ alert }) => alert));
  for (const { firesAt, quietAt } of Object.values(COURSES)) {
    expect(firesAt).toBeGreaterThan(quietAt);
  }
  if (!promtool) return;
  const file = join(folder, 'trials.yml');
  const trials = { rule_files: [ALERTS], evaluation_interval: '1m', tests: RULES.map(trialOf) };
  writeFileSync(file, stringify(trials));
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file]);
  expect(status, `${stdout}${stderr}`).toBe(0);
});
