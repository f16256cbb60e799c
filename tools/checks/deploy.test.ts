import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../paths.ts';
import { isReleased } from '../release/release-files.ts';
import { SCHEMAS, VARIABLES } from '../settings/env.ts';

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
  networks?: { default: { ipv4_address: string } };
};
type Network = { default: { ipam: { config: { subnet: string; ip_range: string }[] } } };
type Compose = { services: Record<string, Service>; networks: Network };

const composed = (path: string) => parse(textOf(path), { merge: true }) as Compose;
const LARGE = composed('container/compose.large.yaml');

/** Variables that the site's process reads; the image and the shape set the others. */
const SITE_VARIABLES = Object.keys(SCHEMAS.site.shape).filter(
  (name) => !['PORT', 'HOST', 'SITE_PORT', 'DATA_DIR'].includes(name),
);

describe.each([
  ['container/compose.yaml', composed('container/compose.yaml')],
  ['container/compose.large.yaml', LARGE],
])('%s', (_path, { services }) => {
  const ours = Object.values(services).filter(({ image }) => image === 'osnowa');

  test('sets variables that there are, and names versions of the images of others', () => {
    expect(ours.length).toBeGreaterThan(0);
    const names = ours.flatMap(({ environment = {} }) => Object.keys(environment));
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter((image) => image !== 'osnowa' && !/:v?\d/.test(image))).toEqual([]);
  });

  test('gives the processes what an operator sets, and no secret of the CMS to a site', () => {
    expect(SITE_VARIABLES).toContain('ROBOTS');
    for (const { command, env_file, environment = {} } of ours) {
      const isSite = command?.[0] === 'site';
      expect(env_file !== undefined).toBe(!isSite);
      if (isSite) expect(Object.keys(environment)).toEqual(expect.arrayContaining(SITE_VARIABLES));
    }
  });
});

test('Kamal sets variables that there are; units and containers give requests time to end', () => {
  const { env } = parse(textOf('platforms/kamal.yml')) as {
    env: { clear: Record<string, string>; secret: string[] };
  };
  const names = [...Object.keys(env.clear), ...env.secret];
  expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  for (const path of filesIn('systemd'))
    expect(Number(/TimeoutStopSec=(\d+)/.exec(textOf(path))?.[1])).toBeGreaterThan(45);
  expect(textOf('container/compose.yaml')).toContain('stop_grace_period: 60s');
});

test('the image has bases with a version, and serves as a user without rights', () => {
  const lines = textOf('container/Containerfile').replaceAll('\\\n', ' ').split('\n');
  const wordsOf = (name: string) => lines.filter((line) => line.startsWith(`${name} `));
  const bases = wordsOf('FROM');
  expect(bases.length).toBeGreaterThan(1);
  expect(bases.filter((line) => !/^FROM \S+:(?!latest)[\w.-]+(?: AS \w+)?$/.test(line))).toEqual(
    [],
  );
  const last = lines.slice(lines.indexOf(bases.at(-1) ?? ''));
  const places = (name: string) => last.findLastIndex((line) => line.startsWith(`${name} `));
  expect(wordsOf('USER')).toEqual(['USER osnowa']);
  // The last stage ends its work as root before it serves.
  expect(places('RUN')).toBeLessThan(places('USER'));
  expect(wordsOf('RUN').join()).toContain('postgresql-client');
});

test('nginx reaches each process of the larger shape by the address that the process keeps', () => {
  const { SITE_SERVERS = '', CMS_SERVERS = '' } = LARGE.services.proxy?.environment ?? {};
  const kept = Object.values(LARGE.services)
    .filter(({ image }) => image === 'osnowa')
    .map(({ networks }) => networks?.default.ipv4_address ?? 'none');
  const reached = `${SITE_SERVERS} ${CMS_SERVERS}`.match(/\d+(?:\.\d+){3}(?=:300[01] )/g);
  expect(reached).toEqual(kept);
  const [range] = LARGE.networks.default.ipam.config;
  expect(range?.subnet).toBe('172.30.17.0/24');
  expect(kept.every((address) => /^172\.30\.17\.(?:1|2)\d$/.test(address))).toBe(true);
  // Docker gives its own addresses to the others from the upper half.
  expect(range?.ip_range).toBe('172.30.17.128/25');
});

type Monitoring = {
  scrape_configs: {
    job_name: string;
    authorization: object;
    static_configs: { targets: string[] }[];
  }[];
};

test('Prometheus in containers asks each process by itself, with the token', () => {
  const { scrape_configs } = parse(textOf('monitoring/prometheus.large.yml')) as Monitoring;
  const { services } = LARGE;
  const names = Object.keys(services).filter((name) => services[name]?.image === 'osnowa');
  const targets = scrape_configs.flatMap(({ static_configs }) =>
    static_configs.flatMap((each) => each.targets),
  );
  expect(targets.map((target) => target.split(':')[0])).toEqual(names);
  expect(scrape_configs.every(({ authorization }) => authorization)).toBe(true);
});
