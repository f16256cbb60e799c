import type { CDPSession } from 'playwright-core';

/** One trace event of a thread, from Chromium; times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time on the processor; less than `dur` where the thread had to wait for one. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** Work of the page's main thread from the start of a click's task to the paint that shows it, in ms. */
export interface ClickWork {
  /** Time on the processor. */
  busy: number;
  /** Time by the clock, waiting for a processor included. */
  elapsed: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Traces a page's main thread while an action runs.
 * @returns the work of each click, in order
 */
export async function clickWork(
  session: CDPSession,
  act: () => Promise<void>,
): Promise<ClickWork[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await complete;
  return clicksIn(events);
}

/** The clicks of a trace. A click without a paint after it is left out. */
function clicksIn(events: readonly TraceEvent[]): ClickWork[] {
  const inOrder = [...events].sort((one, other) => one.ts - other.ts);
  const dispatched = inOrder.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click',
  );
  // A label passes its click on to the control inside it: that belongs to the same click.
  const clicks = dispatched.filter(
    (click) => !dispatched.some((other) => other.ts < click.ts && endOf(other) >= endOf(click)),
  );
  return clicks.flatMap((click) => {
    const own = inOrder.filter(({ pid, tid }) => pid === click.pid && tid === click.tid);
    const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
    const shown = own.find(({ name, ts }) => name === 'Commit' && ts > click.ts);
    if (!shown) return [];
    const between = tasks.filter((task) => endOf(task) > click.ts && task.ts <= shown.ts);
    const [first] = between;
    const last = between.at(-1);
    if (!first || !last) return [];
    return [
      {
        busy: between.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1_000,
        elapsed: between.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1_000,
      },
    ];
  });
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
