import type { ContentClient } from '../content/content-client.ts';
import type { Middleware } from '../http/request-context.ts';
import type { DiskStore } from '../storage/disk-store.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { startImageWorker } from './image-worker.ts';
import { pictures } from './pictures.ts';
import { createSharePictures, type SharePictures } from './share-pictures.ts';

/** Disk space of pictures, and of link previews, in bytes. */
const IMAGE_BYTES = 512 * 1024 * 1024;
const SHARE_BYTES = 64 * 1024 * 1024;

/** Dependencies of the picture steps. */
export interface PictureStepsOptions {
  /** Address of the web API. */
  apiUrl: string;
  /** File of image-process.ts. */
  program: URL;
  client: ContentClient;
  disk(folder: string, bytes: number): DiskStore;
  metrics: Metrics;
  now(): number;
}

/** Pictures of the content, and those of link previews, which one process makes. */
export function createPictureSteps(options: PictureStepsOptions): {
  images: Middleware;
  share: SharePictures;
} {
  const { apiUrl, program, client, disk, metrics, now } = options;
  const worker = startImageWorker(program, () => metrics.count('picture_process_deaths'));
  metrics.observe('pictures_running', () => worker.queue.running);
  metrics.observe('pictures_waiting', () => worker.queue.waiting);
  const images = pictures({
    apiUrl,
    worker,
    disk: disk('images', IMAGE_BYTES),
    now,
    onMake: (kind) => metrics.count(kind === 'first' ? 'images_made' : 'images_made_smaller'),
  });
  const share = createSharePictures({
    client,
    disk: disk('share', SHARE_BYTES),
    worker,
    now,
    onMake: () => metrics.count('share_pictures_made'),
  });
  return { images, share };
}
