import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
const SITE_VARIABLES = Object.keys(SCHEMAS.site.shape).filter(
  (name) => !['PORT', 'HOST', 'SITE_PORT', 'DATA_DIR'].includes(name),
);

test('what an operator sets reaches the processes in containers, and no secret of the CMS a site', () => {
  for (const path of ['container/compose.yaml', 'container/compose.large.yaml']) {
    const { services } = parse(textOf(path), { merge: true }) as Compose;
    for (const { image, command, env_file, environment = {} } of Object.values(services)) {
      if (image !== 'osnowa') continue;
      const isSite = command?.[0] === 'site';
      expect(env_file !== undefined, path).toBe(!isSite);
      if (isSite) expect(Object.keys(environment)).toEqual(expect.arrayContaining(SITE_VARIABLES));
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

/** Instructions of the Containerfile with their words, continued lines joined. */
function instructions(): { name: string; words: string }[] {
  const lines = textOf('container/Containerfile')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => {
    const [, name = '', words = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    return { name, words: words.replace(/\s+/g, ' ') };
  });
}

test('the Containerfile has instructions that there are, and serves as a user without rights', () => {
  const all = instructions();
  const known =
    /^(?:FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT)$/;
  expect(all.filter(({ name }) => !known.test(name))).toEqual([]);
  const wordsOf = (wanted: string) =>
    all.filter(({ name }) => name === wanted).map(({ words }) => words);
  // Each base has a version, and what is copied between stages comes from one that there is.
  const stages = wordsOf('FROM').map((words) => /^\S+:[\w.-]+(?: AS (\w+))?$/.exec(words));
  expect(stages.every((stage) => stage && !stage[0].includes(':latest'))).toBe(true);
  for (const words of wordsOf('COPY')) {
    const from = /--from=(\w+)/.exec(words)?.[1];
    if (from) expect(stages.map((stage) => stage?.[1])).toContain(from);
  }
  // The last stage ends its work as root before it serves.
  const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
  const order = last.map(({ name }) => name);
  expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'));
  expect(wordsOf('USER')).toEqual(['osnowa']);
  for (const run of wordsOf('RUN').filter((words) => words.includes('apt-get install'))) {
    expect(run).toMatch(
      /apt-get update && .+--yes --no-install-recommends .+rm -rf \/var\/lib\/apt/,
    );
  }
  expect(wordsOf('RUN').join()).toContain('postgresql-client');
  for (const words of [...wordsOf('ENTRYPOINT'), ...wordsOf('HEALTHCHECK')]) {
    const list = words.slice(words.indexOf('['));
    expect((JSON.parse(list) as string[])[0]).toBe('node');
  }
});

type Network = { default: { ipam: { config: { subnet: string; ip_range: string }[] } } };
type Addressed = Service & { networks?: { default: { ipv4_address: string } } };

test('nginx reaches each process of the larger shape by the address that the process keeps', () => {
  const file = parse(textOf('container/compose.large.yaml'), { merge: true }) as {
    services: Record<string, Addressed>;
    networks: Network;
  };
  const { SITE_SERVERS = '', CMS_SERVERS = '' } = file.services.proxy?.environment ?? {};
  const kept = Object.values(file.services)
    .filter(({ image }) => image === 'osnowa')
    .map(({ networks }) => networks?.default.ipv4_address ?? 'none');
  const reached = `${SITE_SERVERS} ${CMS_SERVERS}`.match(/\d+(?:\.\d+){3}(?=:300[01] )/g);
  expect(reached).toEqual(kept);
  const [range] = file.networks.default.ipam.config;
  expect(range?.subnet).toBe('172.30.17.0/24');
  expect(kept.every((address) => /^172\.30\.17\.(?:1|2)\d$/.test(address))).toBe(true);
  // Docker gives its own addresses to the others from the upper half.
  expect(range?.ip_range).toBe('172.30.17.128/25');
});

test('images of others have a version', () => {
  for (const path of ['container/compose.yaml', 'container/compose.large.yaml']) {
    const { services } = parse(textOf(path), { merge: true }) as Compose;
    for (const { image } of Object.values(services)) {
      if (image !== 'osnowa') expect(image).toMatch(/:v?\d/);
    }
  }
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
  const { services } = parse(textOf('container/compose.large.yaml'), { merge: true }) as Compose;
  const names = Object.keys(services).filter((name) => services[name]?.image === 'osnowa');
  const targets = scrape_configs.flatMap(({ static_configs }) =>
    static_configs.flatMap((each) => each.targets),
  );
  expect(targets.map((target) => target.split(':')[0])).toEqual(names);
  expect(scrape_configs.every(({ authorization }) => authorization)).toBe(true);
});
