/** What Next ends with when it was told to, after it has answered what was under way: 128 + 15. */
const TOLD_TO_END = 143;

/**
 * Has the process end with 0 when it was told to end and did so in order, as every supervisor
 * understands it. A process that is killed, or dies of an error, says so as before.
 */
export function endInOrder(): void {
  process.once('exit', (code) => {
    if (code === TOLD_TO_END) process.exitCode = 0;
  });
}
