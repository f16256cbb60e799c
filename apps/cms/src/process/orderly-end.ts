/** Exit code of Next after SIGTERM, when it has answered the requests in flight: 128 + 15. */
const TOLD_TO_END = 143;

/**
 * Lets the process end with 0 after an orderly end on request, as every supervisor
 * understands it. A process that is killed, or dies of an error, says so as before.
 */
export function endInOrder(): void {
  process.once('exit', (code) => {
    if (code === TOLD_TO_END) process.exitCode = 0;
  });
}
