import type { Estimate } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { formatNumber, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import hidden from '../../ui/text/visually-hidden.module.css';
import { ThreadBar } from '../../ui/threads/thread-bar.tsx';
import { namesIn } from '../catalogue-names.ts';
import { useCalculatorLabels } from '../labels.tsx';
import styles from './days-chart.module.css';

interface DaysChartProps {
  catalogue: CatalogueContent;
  estimate: Estimate;
}

/** Fewer days, or one bar alone, make no chart: the table says it all. */
const CHART_FROM_DAYS = 10;

/** The days by group as a chart, a thread for each, and as a table with every item. */
export function DaysChart({
  catalogue,
  estimate,
  open = false,
}: DaysChartProps & { open?: boolean }) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  const { groups, effort } = estimate;
  const longest = Math.max(...groups.map(({ days }) => days), effort.mobile, 1);
  const bars = groups.map(({ key, days }) => ({
    key,
    name: <LocalText of={names.group(key)} />,
    days,
  }));
  if (effort.mobile > 0)
    bars.push({ key: 'mobile', name: <span>{labels.mobileLine}</span>, days: effort.mobile });
  if (bars.length < 2 || effort.low < CHART_FROM_DAYS) {
    return <DaysTable catalogue={catalogue} estimate={estimate} alone />;
  }
  return (
    <>
      <ul className={styles.bars}>
        {bars.map(({ key, name, days }) => (
          <li key={key} className={styles.bar}>
            {name}
            <ThreadBar
              className={styles.thread}
              colour="var(--thread, var(--erp))"
              share={days / longest}
            />
            <strong>{plural(locale, days, labels.personDays)}</strong>
          </li>
        ))}
      </ul>
      <details className={styles.twin} open={open}>
        <summary>{labels.chartAsTable}</summary>
        <DaysTable catalogue={catalogue} estimate={estimate} />
      </details>
    </>
  );
}

/**
 * Every chosen item with its group and days; the accessible form of the chart, and the printed one.
 */
function DaysTable({
  catalogue,
  estimate,
  alone = false,
}: DaysChartProps & {
  /** Without a chart it stands right below its title, which needs no repeating. */
  alone?: boolean;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  const { groups, effort } = estimate;
  return (
    <table className={styles.table}>
      <caption className={alone ? hidden.hidden : undefined}>{labels.chartTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.item}</th>
          <th scope="col">{labels.daysColumn}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr>
            <th scope="rowgroup">
              <LocalText of={names.group(group.key)} />
            </th>
            <td>{formatNumber(locale, group.days)}</td>
          </tr>
          {group.items.map((item) => (
            <tr key={item.key}>
              <th scope="row">
                <LocalText of={names.item(item.key)} />
              </th>
              <td>{item.days === 0 ? labels.included : formatNumber(locale, item.days)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        {effort.mobile > 0 ? (
          <tr>
            <th scope="row">{labels.mobileLine}</th>
            <td>{formatNumber(locale, effort.mobile)}</td>
          </tr>
        ) : null}
        <tr>
          <th scope="row">{labels.total}</th>
          <td>{formatNumber(locale, effort.low)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
