import { appFolder } from '../paths.ts';
import { runToEnd, scriptOf } from '../processes/child.ts';
import { type Configuration, inheritedEnvironment } from '../settings/env.ts';
import { prepareEnvironments } from './stack.ts';

/** One word of a shell's command line, quoted. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Runs a script of the CMS over the data folder, and shows its output.
 *
 * @param script its name in the CMS's package.json
 * @param words its arguments; it runs in the CMS's folder, so paths are absolute
 * @returns its exit code
 */
export async function runCmsScript(
  configuration: Configuration,
  script: string,
  words: readonly string[],
  stop: AbortSignal,
): Promise<number> {
  const { cms } = await prepareEnvironments(configuration, 'production', inheritedEnvironment());
  const line = [scriptOf('cms', script), ...words.map(quoted)].join(' ');
  const command = { line, cwd: appFolder('cms'), environment: cms };
  const { code } = await runToEnd(command, stop, (text) => process.stdout.write(`${text}\n`));
  return code;
}
