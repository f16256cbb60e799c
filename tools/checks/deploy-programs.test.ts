import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { findProgram } from '../processes/system-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'osnowa-deploy-'));

const textOf = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8');
const namesIn = (path: string) => readdirSync(join(ROOT, 'deploy', path));

/** Error message of a program that does not accept a file; empty if it does. */
function complaint(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`.trim() || `ended with ${status}`;
}

const nginx = findProgram('nginx');
const systemdAnalyze = findProgram('systemd-analyze');
const promtool = findProgram('promtool');

/** The template as the image fills it in, on ports that an unprivileged user may open. */
function nginxFile(name: string): string {
  const values: Record<string, string> = {
    SITE_SERVERS: 'server 127.0.0.1:3000 max_fails=0;',
    CMS_SERVERS: 'server 127.0.0.1:3001 max_fails=0;',
    SITE_LISTEN: '127.0.0.1:28080',
    CMS_LISTEN: '127.0.0.1:28081',
  };
  return textOf(`nginx/${name}`)
    .replace(/\$\{(\w+)\}/g, (whole, variable: string) => values[variable] ?? whole)
    .replace(
      /listen (\[::\]:)?(80|443)\b/g,
      (_all, v6 = '127.0.0.1:', port) => `listen ${v6}28${port.padStart(3, '0')}`,
    )
    .replaceAll('/etc/ssl/private/firm.example.key', join(folder, 'key'))
    .replaceAll('/etc/ssl/firm.example.pem', join(folder, 'cert'));
}

/** Lines outside of texts that neither end a statement nor open or close a block. */
function looseLines(text: string): string[] {
  const bare = text.replace(/#.*$/gm, '').replace(/'[^']*'(\s*'[^']*')*/g, '""');
  const depth = (bare.match(/\{/g)?.length ?? 0) - (bare.match(/\}/g)?.length ?? 0);
  const loose = bare.split('\n').filter((line) => line.trim() && !/[{};]\s*$/.test(line));
  return depth === 0 ? loose : [...loose, `${depth} braces are not closed.`];
}

function nginxComplaint(http: string): string {
  if (!nginx) return looseLines(http).join('\n');
  if (!existsSync(join(folder, 'cert'))) {
    const of = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2'];
    const files = ['-keyout', join(folder, 'key'), '-out', join(folder, 'cert')];
    execFileSync('openssl', ['req', '-x509', ...of, ...files], { stdio: 'pipe' });
  }
  const file = join(folder, 'nginx.conf');
  const pid = join(folder, 'nginx.pid');
  writeFileSync(file, `pid ${pid};\nevents {}\nhttp {\n${http}\n}\n`);
  return complaint(nginx, ['-t', '-p', folder, '-e', 'stderr', '-c', file]);
}

const byNginx = nginx ? 'nginx -t accepts' : 'nginx is missing, so only braces are counted in';
test.each(namesIn('nginx'))(`${byNginx} %s, and not the same with a brace too few`, (name) => {
  const http = nginxFile(name);
  expect(nginxComplaint(http)).toBe('');
  expect(nginxComplaint(http.replace(/\}\s*$/, ''))).not.toBe('');
});

test('nginx logs no key of a link, passes the site’s own 503 on, and has a page while no site listens', async () => {
  const [one, large] = ['one-machine.conf', 'large.conf.template'].map((name) =>
    textOf(`nginx/${name}`),
  );
  const log = /^map [\s\S]+?log_format[^;]+;/m;
  expect(log.exec(one ?? '')?.[0]).toBe(log.exec(large ?? '')?.[0]);
  for (const text of [one, large]) {
    const servers = text?.match(/^server \{$/gm)?.length;
    expect(text?.match(/^ {2}access_log \S+ without_keys;$/gm)).toHaveLength(servers ?? 0);
  }
  if (!nginx) return;
  const site = createServer((_request, response) => response.writeHead(503).end('own page'));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const port = (server: Server) => (server.address() as AddressInfo).port;
  const gone = createServer();
  await once(gone.listen(0, '127.0.0.1'), 'listening');
  const [listen, open] = [port(gone), port(site)];
  gone.close();
  const http = nginxFile('large.conf.template')
    .replaceAll('/var/log/nginx', folder)
    .replace('127.0.0.1:28080', `127.0.0.1:${listen}`)
    .replace('listen 127.0.0.1:28081', `listen unix:${join(folder, 'cms.sock')}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${open}`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = join(folder, 'running.conf');
  writeFileSync(file, `${user} daemon off; pid ${folder}/pid; events {}\nhttp {\n${http}\n}\n`);
  const running = spawn(nginx, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const ask = (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${listen}${path}`, { headers }).catch(() => null);
  try {
    await expect.poll(async () => (await ask('/'))?.status).toBe(503);
    const referer = 'https://www.firm.example/de/estimate/KEY?preview=KEY';
    const keys = ['/de/estimate/KEY', '/offer/KEY', '/en/offer/KEY/pdf?taken=a'];
    const paths = ['/my-request?token=KEY', '/en/x?a=1&preview=KEY', ...keys];
    for (const path of [...paths, '/admin/reset/KEY']) {
      expect(await (await ask(path, { referer }))?.text()).toBe('own page');
    }
    await new Promise((resolve) => site.close(resolve));
    site.closeAllConnections();
    const away = await ask('/my-request?token=KEY');
    expect([away?.status, await away?.text()]).toEqual([
      503,
      expect.stringContaining('in wenigen'),
    ]);
    expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toContain('KEY');
    const lines = readFileSync(join(folder, 'access.log'), 'utf8');
    expect(lines).not.toContain('KEY');
    expect(lines).toContain(
      '"GET /my-request HTTP/1.1" 503 18 "https://www.firm.example/de/estimate/..."',
    );
  } finally {
    running.kill();
    site.close();
  }
});

/** Patterns for the lines of a unit, for a machine without systemd. */
const SECTIONS = /^\[(?:Unit|Service|Install)\]$|^\w+=(?:\S.*)?$|^#|^$/;

function unitComplaint(name: string, text: string): string {
  if (!systemdAnalyze)
    return text
      .split('\n')
      .filter((line) => !SECTIONS.test(line))
      .join('\n');
  // The program of a release does not exist on this machine.
  const file = join(folder, name.replace('@.', '@site.'));
  writeFileSync(file, text.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
  return complaint(systemdAnalyze, ['verify', '--man=no', '--recursive-errors=no', file]);
}

const bySystemd = systemdAnalyze
  ? 'systemd-analyze verify accepts'
  : 'systemd-analyze is missing, so only the form of lines is read in';
test.each(namesIn('systemd'))(`${bySystemd} %s, and not the same with a wrong line`, (name) => {
  const text = textOf(`systemd/${name}`);
  expect(unitComplaint(name, text)).toBe('');
  expect(unitComplaint(name, `${text}\nWantedBy multi-user\n`)).not.toBe('');
});

test('each configuration of Prometheus reads the alerts', () => {
  const files = namesIn('monitoring').filter((name) => name.startsWith('prometheus'));
  expect(files.length).toBe(2);
  for (const name of files) {
    expect(textOf(`monitoring/${name}`)).toContain('rule_files:\n  - alerts.yml');
  }
  const paths = files.map((name) => join(ROOT, 'deploy/monitoring', name));
  if (promtool)
    expect(complaint(promtool, ['check', 'config', '--syntax-only', ...paths])).toBe('');
});
