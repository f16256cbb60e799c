import type { ContentDoor } from '../../app/content/.server/door.ts';
import type { Middleware } from '../http/request-context.ts';
import type { DiskStore } from '../storage/disk-store.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { openPictureWorkshop } from './picture-workshop.ts';
import { pictures } from './pictures.ts';
import { createSharePictures, type SharePictures } from './share/share-pictures.ts';

/** Disk space of pictures, and of link previews, in bytes. */
const IMAGE_BYTES = 512 * 1024 * 1024;
const SHARE_BYTES = 64 * 1024 * 1024;

/** What the pictures of the site are made with. */
export interface PictureStepsOptions {
  /** Address of the web API. */
  apiUrl: string;
  /** File of picture-process.ts. */
  program: URL;
  door: ContentDoor;
  disk(folder: string, bytes: number): DiskStore;
  metrics: Metrics;
  now(): number;
}

/** Counters of the pictures. */
export const PICTURE_COUNTERS = [
  'images_made',
  'images_made_smaller',
  'picture_process_deaths',
  'share_pictures_made',
];

/** Pictures of the content, and those of link previews, which one process makes. */
export function createPictureSteps(options: PictureStepsOptions): {
  images: Middleware;
  share: SharePictures;
} {
  const { apiUrl, program, door, disk, metrics, now } = options;
  const workshop = openPictureWorkshop(program, () => metrics.count('picture_process_deaths'));
  metrics.observe('pictures_running', () => workshop.queue.running);
  metrics.observe('pictures_waiting', () => workshop.queue.waiting);
  const images = pictures({
    apiUrl,
    workshop,
    disk: disk('images', IMAGE_BYTES),
    now,
    onMake: (kind) => metrics.count(kind === 'first' ? 'images_made' : 'images_made_smaller'),
  });
  const share = createSharePictures({
    door,
    disk: disk('share', SHARE_BYTES),
    workshop,
    now,
    onMake: () => metrics.count('share_pictures_made'),
  });
  return { images, share };
}
