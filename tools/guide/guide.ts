/**
 * `npm run guide`: makes the pictures of docs/editing.md anew. It starts the built applications with
 * the demo content in a temporary data folder, does each task of the guide as an editor, in Polish,
 * and writes a picture of each step into docs/editing. A picture is a row of tools/guide/tasks.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openTestStack } from '../gate/test-stack.ts';
import { ROOT } from '../paths.ts';
import { runCommand } from '../running/command.ts';
import { openEditor } from './editor.ts';
import { PICTURES } from './pictures.ts';
import { take } from './take.ts';

/** Folder of the pictures. */
const FOLDER = join(ROOT, 'docs/editing');

async function makePictures(stop: AbortSignal): Promise<number> {
  const stack = await openTestStack(stop);
  const made = new Map<string, Buffer>();
  try {
    const editor = await openEditor(stack, stop);
    try {
      for (const { name, show } of PICTURES) {
        stop.throwIfAborted();
        made.set(name, await take(editor.page, await show(editor)));
        process.stdout.write(`${name}.webp\n`);
      }
    } finally {
      await editor.close();
    }
  } finally {
    await stack.close();
  }
  // Only when all are made: a guide with half of its pictures helps no editor.
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, picture] of made) {
    const file = join(FOLDER, `${name}.webp`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  }
  return 0;
}

await runCommand(makePictures);
