import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import type { Settings } from '../settings/env.ts';
import { log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Interval between two checks of the certificate, in ms: it is valid for weeks. */
const LOOK_EVERY_MS = 60 * 60_000;
/** Interval after a failed check, in ms. */
const LOOK_AGAIN_MS = 5 * 60_000;
const TIMEOUT_MS = 3_000;

/** Adds the disk, and the certificate that visitors see, to the figures. */
export function observeSurroundings(
  { dataDir, publicUrl }: Pick<Settings, 'dataDir' | 'publicUrl'>,
  metrics: Metrics,
  now: () => number,
): void {
  if (dataDir) metrics.observe('disk_free_bytes', () => freeBytes(dataDir));
  if (!publicUrl.startsWith('https://')) return;
  const { hostname, port } = new URL(publicUrl);
  let ends = 0;
  let lookAt = -Infinity;
  metrics.observe('certificate_expires_timestamp_seconds', async () => {
    if (now() < lookAt) return ends;
    lookAt = now() + LOOK_AGAIN_MS;
    try {
      ends = await certificateEnd(hostname, Number(port || 443));
      lookAt = now() + LOOK_EVERY_MS;
    } catch (error) {
      log('warn', 'certificate.unknown', { message: (error as Error).message });
    }
    return ends;
  });
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    log('warn', 'disk.unknown', { message: (error as Error).message });
    return 0;
  }
}

/**
 * End of a host's certificate, in seconds since 1970. An invalid one counts as well:
 * the alert fires for an end in the past.
 * @throws Error when the host does not answer within 3 s
 */
function certificateEnd(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(Math.floor(Date.parse(end) / 1_000));
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${host} does not answer`)));
    socket.on('error', reject);
  });
}
