import path from 'node:path';
import type { Env } from '../../process/env.ts';
import { type CopyPlace, objectName } from './copy-place.ts';

/**
 * The place of an address: an absolute path, `s3://bucket/prefix`, or a web address that takes PUT
 * and DELETE.
 */
export async function openCopyPlace(address: string, env: Env): Promise<CopyPlace> {
  if (address.startsWith('s3://')) {
    const { BucketPlace } = await import('./bucket-place.ts');
    return new BucketPlace(new URL(address), env);
  }
  if (/^https?:/.test(address)) {
    const { WebPlace } = await import('./web-place.ts');
    return new WebPlace(new URL(address));
  }
  const { FolderPlace } = await import('./folder-place.ts');
  return new FolderPlace(path.resolve(address), env.DATA_DIR);
}

const TRIAL = objectName('TRIAL');

/** Writes something to the place and deletes it again. @throws PlaceProblem */
export async function tryPlace(place: CopyPlace): Promise<void> {
  await place.put(TRIAL, Buffer.from('A trial of LEADS_COPY; this file may be deleted.\n'));
  await place.remove(TRIAL);
}
