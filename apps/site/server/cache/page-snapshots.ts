import { z } from 'zod';
import { covers } from '../../app/content/.server/tags.ts';
import type { DiskStore } from '../storage/disk-store.ts';
import { LIFE, lifeFromDisk } from './page-life.ts';
import { putForm, type StoredPage } from './stored-page.ts';

/** What snapshots are made with. */
export interface SnapshotOptions {
  disk: DiskStore;
  /** Changes with everything but content that pages are made of: code and configuration. */
  version: string;
  /** Milliseconds of a clock that never jumps back. */
  now(): number;
  /** Unix time in ms, which outlives the process. */
  wallClock(): number;
}

/** Whole pages on disk: for a start without the content service, and for one under visitors' eyes. */
export interface PageSnapshots {
  /** The page as it was last kept; `null` without one, or when its file is not what was written. */
  load(key: string): Promise<StoredPage | null>;
  /** Keeps a page in all its forms; one that is there unchanged is written again twice an hour. */
  save(key: string, page: StoredPage): Promise<void>;
  /** Content with these tags has changed: pages made of it serve only in need. */
  drop(tags: readonly string[]): Promise<void>;
}

/** An unchanged page is written again after so long, in ms; a page of this age is still usable. */
const WRITE_AGAIN = LIFE.whileRefreshing / 2;

/** Changes are remembered one by one up to this number; beyond it, whatever is older is believed no more. */
const MAX_DROPS = 1_000;

const HEAD_BYTES = 4;

const head = z.object({
  key: z.string(),
  status: z.number().int(),
  headers: z.array(z.string()),
  hash: z.string(),
  tags: z.array(z.string()),
  /** Unix time in ms. */
  at: z.number(),
  gzip: z.number().int().min(0),
  br: z.number().int().min(0),
});

/** Keeps pages in a store of files with checksums. */
export function createPageSnapshots(options: SnapshotOptions): PageSnapshots {
  const { disk, version, now, wallClock } = options;
  const written = new Map<string, { hash: string; at: number }>();
  const changes = rememberChanges(options);
  const nameOf = (key: string) => `${version} ${key}`;

  return {
    async load(key) {
      const bytes = await disk.get(nameOf(key));
      const kept = bytes && parsed(bytes);
      if (!kept || kept.head.key !== key) return null;
      const { status, headers, hash, at } = kept.head;
      const tags = new Set(kept.head.tags);
      written.set(key, { hash, at });
      const life = lifeFromDisk(wallClock() - at, await changes.since(at, tags), now());
      const page: StoredPage = { ...life, status, headers, hash, tags, variants: {} };
      putForm(page, 'gzip', kept.gzip);
      return putForm(page, 'br', kept.br);
    },
    async save(key, page) {
      const { gzip, br } = page.variants;
      if (page.status !== 200 || !gzip || !br) return;
      const at = wallClock() - (now() - page.storedAt);
      const before = written.get(key);
      if (before?.hash === page.hash && Math.abs(at - before.at) < WRITE_AGAIN) return;
      if (written.size > 10 * MAX_DROPS) written.clear();
      written.set(key, { hash: page.hash, at });
      await disk.set(nameOf(key), packed(key, page, at, gzip.body, br.body));
    },
    drop(tags) {
      written.clear();
      return changes.add(tags);
    },
  };
}

function packed(key: string, page: StoredPage, at: number, gzip: Buffer, br: Buffer): Buffer {
  const { status, headers, hash, tags } = page;
  const sizes = { gzip: gzip.byteLength, br: br.byteLength };
  const text = Buffer.from(
    JSON.stringify({ key, status, headers, hash, tags: [...tags], at, ...sizes }),
  );
  const length = Buffer.alloc(HEAD_BYTES);
  length.writeUInt32BE(text.byteLength);
  return Buffer.concat([length, text, gzip, br]);
}

/** The parts of a file; `null` when another version of the site wrote it in another form. */
function parsed(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.byteLength < HEAD_BYTES) return null;
  const end = HEAD_BYTES + file.readUInt32BE();
  const kept = head.safeParse(jsonOf(file.toString('utf8', HEAD_BYTES, end)));
  if (!kept.success || end + kept.data.gzip + kept.data.br !== file.byteLength) return null;
  const middle = end + kept.data.gzip;
  return { head: kept.data, gzip: file.subarray(end, middle), br: file.subarray(middle) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const changeList = z.object({
  /** Pages older than this serve only in need; Unix time in ms. */
  floor: z.number(),
  drops: z.array(z.object({ at: z.number(), tags: z.array(z.string()) })),
});

/** Which content changed when, across restarts: a page on disk does not notice. */
function rememberChanges({ disk, wallClock }: SnapshotOptions) {
  const NAME = 'changes';
  const loaded = disk.get(NAME).then((bytes) => {
    const kept = bytes && changeList.safeParse(jsonOf(Buffer.from(bytes).toString('utf8'))).data;
    return kept ?? { floor: 0, drops: [] };
  });
  return {
    async since(at: number, tags: ReadonlySet<string>): Promise<boolean> {
      const { floor, drops } = await loaded;
      if (at <= floor) return true;
      return drops.some((drop) => drop.at >= at && [...tags].some(covers(drop.tags)));
    },
    async add(tags: readonly string[]): Promise<void> {
      const list = await loaded;
      list.drops.push({ at: wallClock(), tags: [...tags] });
      const oldest = wallClock() - LIFE.fresh - LIFE.whileRefreshing;
      list.drops = list.drops.filter(({ at }) => at > oldest);
      if (list.drops.length > MAX_DROPS) {
        list.floor = wallClock();
        list.drops = [];
      }
      await disk.set(NAME, Buffer.from(JSON.stringify(list)));
    },
  };
}
