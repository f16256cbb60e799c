import { join } from 'node:path';
import type { Settings } from '../settings/env.ts';
import { log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createDiskStore, type DiskStore, NO_DISK } from './disk-store.ts';

/** Opens a store in the data folder for what can be made again; without such a folder, nothing is kept. */
export function dataDisk(
  { dataDir }: Pick<Settings, 'dataDir'>,
  metrics: Metrics,
): (folder: string, maxBytes: number) => DiskStore {
  return (folder, maxBytes) => {
    if (!dataDir) return NO_DISK;
    return createDiskStore(
      join(dataDir, folder),
      maxBytes,
      (message) => log('warn', 'disk.unusable', { message }),
      () => metrics.count('disk_files_corrupted'),
    );
  };
}
