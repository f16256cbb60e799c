import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { runOrRefuse } from './child.ts';

const stop = new AbortController().signal;
const command = (line: string) => ({ line, cwd: ROOT, environment: {} });

test('a command that fails is named with its exit code, one that the system ended with what to do', async () => {
  await expect(
    runOrRefuse(command(`sh -c 'echo broken; exit 3'`), 'Building', stop),
  ).rejects.toMatchObject({
    message: expect.stringContaining('Building failed (exit code 3)'),
    output: ['broken'],
  });
  await expect(runOrRefuse(command(`sh -c 'kill -9 $$'`), 'Building', stop)).rejects.toThrow(
    /ended by the system.*memory.*2 GB/,
  );
});
