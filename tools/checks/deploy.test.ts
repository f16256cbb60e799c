import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../paths.ts';
import { isReleased } from '../release/release-files.ts';
import { VARIABLES } from '../settings/variables.ts';

const textOf = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(ROOT, 'deploy', folder)).map((name) => `${folder}/${name}`);

test('what runs in a container or under systemd is in a release', () => {
  const texts = ['container', 'systemd', 'platforms'].flatMap(filesIn).map(textOf);
  const programs = texts.flatMap((text) => text.match(/tools\/[\w/-]+\.m?[jt]s/g) ?? []);
  expect(new Set(programs)).toEqual(
    new Set(['tools/bootstrap.mjs', 'tools/start.ts', 'tools/running/ask-health.ts']),
  );
  for (const program of programs) {
    expect(existsSync(join(ROOT, program)) && isReleased(program), program).toBe(true);
  }
});

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
};
type Compose = { services: Record<string, Service> };

test.each(['container/compose.yaml', 'container/compose.large.yaml'])(
  '%s sets variables that there are',
  (path) => {
    const { services } = parse(textOf(path), { merge: true }) as Compose;
    const ours = Object.values(services).filter(({ image }) => image === 'osnowa');
    expect(ours.length).toBeGreaterThan(0);
    for (const { environment = {} } of ours) {
      expect(Object.keys(environment).filter((name) => !VARIABLES.includes(name))).toEqual([]);
    }
  },
);

/** Variables that the site's process reads; the image and the shape set the others. */
const SITE_VARIABLES = readFileSync(join(ROOT, 'apps/site/server/settings/env.ts'), 'utf8')
  .match(/^ {2}[A-Z_]{6,}(?=:)/gm)
  ?.map((name) => name.trim())
  .filter((name) => !['SITE_PORT', 'DATA_DIR'].includes(name));

test('what an operator sets reaches the processes in containers, and no secret of the CMS a site', () => {
  for (const path of ['container/compose.yaml', 'container/compose.large.yaml']) {
    const { services } = parse(textOf(path), { merge: true }) as Compose;
    for (const { image, command, env_file, environment = {} } of Object.values(services)) {
      if (image !== 'osnowa') continue;
      const isSite = command?.[0] === 'site';
      expect(env_file !== undefined, path).toBe(!isSite);
      if (isSite)
        expect(Object.keys(environment)).toEqual(expect.arrayContaining(SITE_VARIABLES ?? []));
    }
  }
  expect(SITE_VARIABLES).toContain('ROBOTS');
});

test('Kamal sets variables that there are', () => {
  const { env } = parse(textOf('platforms/kamal.yml')) as {
    env: { clear: Record<string, string>; secret: string[] };
  };
  const names = [...Object.keys(env.clear), ...env.secret];
  expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

test('the units and the image end as they should: with time for requests under way', () => {
  for (const path of filesIn('systemd')) {
    expect(Number(/TimeoutStopSec=(\d+)/.exec(textOf(path))?.[1])).toBeGreaterThan(45);
  }
  expect(textOf('container/compose.yaml')).toContain('stop_grace_period: 60s');
});
