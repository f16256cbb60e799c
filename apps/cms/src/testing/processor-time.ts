/**
 * Time of the processor that this process has used with all its threads, in ms. It stops while
 * other programs have the processor, so that a bar in it holds on a busy machine.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
