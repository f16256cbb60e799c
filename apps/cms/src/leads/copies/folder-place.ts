import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../process/sync-folder.ts';
import { type CopyPlace, isObjectName, PlaceProblem } from './copy-place.ts';

/** A folder on another disk. It has to be there: one that was made anew would be on this disk. */
export class FolderPlace implements CopyPlace {
  private readonly folder: string;
  private readonly dataDir: string;

  constructor(folder: string, dataDir: string) {
    this.folder = folder;
    this.dataDir = dataDir;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.attempt(async () => {
      const arriving = path.join(this.folder, `${name}.arriving`);
      try {
        await writeSynced(arriving, bytes);
      } catch (error) {
        // Half a copy takes room on a full disk, and no erasure would find it.
        await rm(arriving, { force: true });
        throw error;
      }
      await rename(arriving, path.join(this.folder, name));
      await syncFolder(this.folder);
    });
  }

  async remove(name: string): Promise<void> {
    await this.attempt(async () => {
      await rm(path.join(this.folder, name), { force: true });
      await syncFolder(this.folder);
    });
  }

  list(): Promise<string[]> {
    return this.attempt(async () => (await readdir(this.folder)).filter(isObjectName));
  }

  read(name: string): Promise<Uint8Array> {
    return this.attempt(() => readFile(path.join(this.folder, name)));
  }

  private async attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    const { folder, dataDir } = this;
    if (!path.relative(dataDir, folder).startsWith('..')) {
      throw new PlaceProblem(
        `${folder} lies in the data folder ${dataDir}: name a folder on another disk`,
        true,
      );
    }
    try {
      return await work();
    } catch (cause) {
      const isThere = await stat(folder).then(
        (found) => found.isDirectory(),
        () => false,
      );
      const sentence = isThere
        ? `the folder ${folder} cannot be used (${(cause as Error).message})`
        : `there is no folder ${folder}`;
      throw new PlaceProblem(sentence, true, { cause });
    }
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
