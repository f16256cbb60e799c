import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { createMetrics } from '../../../apps/site/server/telemetry/metrics.ts';
import { observeSurroundings } from '../../../apps/site/server/telemetry/surroundings.ts';
import type { Aftermath } from '../aftermath.ts';
import { raised } from './raised.ts';

/** The site looks at its certificate once in so long, in ms. */
const LOOKS_EVERY_MS = 60 * 60_000;

function certificateFor(days: number): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const of = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', String(days)];
  execFileSync('openssl', ['req', '-x509', ...of, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** What the site's process shows of its surroundings, with a clock that is set an hour ahead. */
export async function certificateEnds(): Promise<Aftermath> {
  const proxy = createTlsServer(certificateFor(5));
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const { port } = proxy.address() as AddressInfo;
  const metrics = createMetrics();
  let ahead = 0;
  const publicUrl = `https://localhost:${port}`;
  const figures = createServer((_request, response) => {
    void metrics.text().then((text) => {
      response.setHeader('content-type', 'text/plain; version=0.0.4');
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => figures.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(figures.address() as AddressInfo).port}`;
  const how = "a proxy's certificate of 5 days, then one of 90 and the look of the next hour";
  const aftermath = await raised('CertificateEnds', { site }, how, {
    async cause() {
      observeSurroundings({ dataDir: null, publicUrl }, metrics, () => Date.now() + ahead);
    },
    async cure() {
      proxy.setSecureContext(certificateFor(90));
      ahead = LOOKS_EVERY_MS;
    },
  });
  figures.closeAllConnections();
  figures.close();
  proxy.close();
  return aftermath;
}
