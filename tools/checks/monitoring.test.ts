import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from '../../apps/site/server/telemetry/metrics.ts';
import { ROOT } from '../paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const ALERTS = read('deploy/monitoring/alerts.yml');
const DASHBOARD = read('deploy/monitoring/dashboard.json');
const CMS_SOURCES =
  read('apps/cms/src/platform/process/metrics.ts') + read('apps/cms/src/app/api/metrics.ts');

/** Names of Node's own figures, in either application. */
const OF_NODE = /^(?:site|cms)_((?:nodejs|process)_\w+)$/;

/** The metrics that a text names; a histogram's series count as the histogram. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:site|cms)_[a-z][a-z0-9_]*/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}

async function knownMetrics(): Promise<(name: string) => boolean> {
  const metrics = createMetrics();
  metrics.observeProcess();
  const text = await metrics.text();
  const inSite = (name: string) => text.includes(`# TYPE ${name} `);
  return (name) => {
    const ofNode = OF_NODE.exec(name)?.[1];
    if (name.startsWith('site_')) return inSite(name);
    return ofNode ? inSite(`site_${ofNode}`) : new RegExp(`\\b${name}\\b`).test(CMS_SOURCES);
  };
}

test('each metric that an alert or the dashboard names is one that the applications have', async () => {
  const isKnown = await knownMetrics();
  const named = [...metricsIn(ALERTS), ...metricsIn(DASHBOARD)];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
  expect(['site_made_up', 'cms_made_up', 'cms_nodejs_made_up'].filter(isKnown)).toEqual([]);
});

test('the operations page has a section for each alert, and the alert points to it', () => {
  const page = read('docs/operations.md');
  const names = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(10);
  const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name as string);
  expect(names.filter((name) => !sections.includes(name))).toEqual([]);
  const anchors = [...ALERTS.matchAll(/runbook: docs\/operations\.md#(\w+)/g)].map(([, at]) => at);
  expect(anchors).toEqual(names.map((name) => name.toLowerCase()));
});
