import { upperQuartile, VITAL_NAMES, type VitalName } from '@osnowa/http/vital-metrics';
import { gte, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

/** How long the start page looks back, in days. */
const WINDOW_DAYS = 28;

/** What visits were like by one metric. */
export interface VitalFigure {
  metric: VitalName;
  visits: number;
  /** What three of four visits stayed within, in the unit of the metric. */
  upperQuartile: number | null;
}

interface Counted {
  metric: VitalName;
  range: number;
  count: number;
}

type Columns = Record<'day' | 'metric' | 'range' | 'count', never>;

/** The few calls of the query builder used here; both databases have them. */
interface Selects {
  select(columns: object): {
    from(table: unknown): {
      where(condition: SQL): { groupBy(...columns: never[]): Promise<Counted[]> };
    };
  };
}

/** How fast the pages of the site were for their visitors in the last four weeks. */
export async function readVitals(payload: Payload, now: Date): Promise<VitalFigure[]> {
  const table = payload.db.tables.vitals as unknown as Columns;
  const first = new Date(now.getTime() - WINDOW_DAYS * 86_400_000).toISOString().slice(0, 10);
  const { metric, range, count, day } = table;
  const rows = await (payload.db.drizzle as unknown as Selects)
    .select({ metric, range, count: sql`sum(${count})` })
    .from(table)
    .where(gte(day, first as never))
    .groupBy(metric, range);
  return VITAL_NAMES.map((name) => {
    const own = rows.filter((row) => row.metric === name);
    // PostgreSQL gives sums and fractions as text.
    const counts = new Map(own.map((row) => [Number(row.range), Number(row.count)]));
    const visits = [...counts.values()].reduce((sum, one) => sum + one, 0);
    return { metric: name, visits, upperQuartile: upperQuartile(name, counts) };
  });
}
