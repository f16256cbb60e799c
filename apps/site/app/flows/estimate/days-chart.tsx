import type { Estimate, GroupDays } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { formatNumber, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { grid, stack, table } from '../../ui/layout/layout.ts';
import { Bar } from '../../ui/motif/bar.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { useCalculatorLabels } from '../engine/labels.tsx';
import type { Calculator } from '../state/use-calculator.ts';
import { namesIn } from './catalogue-names.ts';
import { DayMarks } from './day-marks.tsx';
import styles from './days-chart.module.css';
import { PhaseLink } from './phase-link.tsx';

interface DaysChartProps {
  catalogue: CatalogueContent;
  estimate: Estimate;
}

/** Fewer days, or one bar alone, make no chart: the table says it all. */
const CHART_FROM_DAYS = 10;

/** The days by group as a chart and, folded, as a table with every item. */
export function DaysChart({ catalogue, estimate }: DaysChartProps) {
  const labels = useCalculatorLabels();
  const { groups, effort } = estimate;
  const isSmall = groups.length + Number(effort.mobile > 0) < 2 || effort.sum < CHART_FROM_DAYS;
  if (isSmall) return <DaysTable catalogue={catalogue} estimate={estimate} />;
  return (
    <>
      <DaysBars catalogue={catalogue} estimate={estimate} across />
      <details className={styles.twin}>
        <summary data-screen-only>{labels.chartAsTable}</summary>
        <DaysTable catalogue={catalogue} estimate={estimate} />
      </details>
    </>
  );
}

/** A bar for the days of each group; if there is only one group, for those of each item. */
export function DaysBars({
  catalogue,
  estimate,
  across = false,
}: DaysChartProps & {
  /** Has the width of a page: names, bars and numbers are columns. */
  across?: boolean;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  const { groups, effort } = estimate;
  const [only] = groups;
  const bars =
    only && groups.length === 1
      ? only.items
          .filter(({ days }) => days > 0)
          .map(({ key, days }) => ({ key, name: <LocalText of={names.item(key)} />, days }))
      : groups.map((group) => ({ ...group, name: <GroupName catalogue={catalogue} of={group} /> }));
  if (effort.mobile > 0)
    bars.push({ key: 'mobile', name: <span>{labels.mobileLine}</span>, days: effort.mobile });
  if (effort.missing > 0)
    bars.push({ key: 'missing', name: <span>{labels.missingLine}</span>, days: effort.missing });
  const longest = Math.max(...bars.map(({ days }) => days), 1);
  return (
    <ul className={stack(4, across ? styles.across : undefined)}>
      {bars.map(({ key, name, days }) => (
        <li key={key} className={grid('1 4', styles.bar)}>
          {name}
          <Bar className={styles.line} colour="var(--accent)" share={days / longest} />
          <strong className={`${roles.together} ${roles.digits}`}>
            {days === 0 ? labels.included : plural(locale, days, labels.personDays)}
          </strong>
        </li>
      ))}
    </ul>
  );
}

/** Name of a group; if it has no days, with its answer: "Pace: as usual". */
function GroupName({ catalogue, of }: { catalogue: CatalogueContent; of: GroupDays }) {
  const names = namesIn(catalogue);
  const [only] = of.items;
  const group = <LocalText of={names.group(of.key)} />;
  if (of.days > 0 || !only || of.items.length > 1) return group;
  return (
    <span>
      {group}: <LocalText of={names.item(only.key)} />
    </span>
  );
}

/**
 * Every chosen item with its group and days; the accessible form of the chart, and the printed one.
 */
export function DaysTable({
  catalogue,
  estimate,
  calculator,
}: DaysChartProps & {
  /** Given where items can be moved to another phase, each in its row. */
  calculator?: Calculator | null;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  const { groups, effort, choice } = estimate;
  const look = `${table} ${roles.digits} ${styles.table}`;
  const noMove = calculator ? <td data-screen-only /> : null;
  return (
    <table className={calculator ? `${look} ${styles.moves}` : look}>
      <caption className={roles.hidden}>{labels.chartTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.item}</th>
          <th scope="col">{labels.daysColumn}</th>
          {noMove}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr>
            <th scope="rowgroup">
              <LocalText of={names.group(group.key)} />
            </th>
            <td>{group.days === 0 ? labels.included : formatNumber(locale, group.days)}</td>
            {noMove}
          </tr>
          {group.items.map((item) => (
            <tr key={item.key}>
              <th scope="row">
                <LocalText of={names.item(item.key)} />
              </th>
              <td>
                <DayMarks days={item.days} />
                {item.days === 0 ? labels.included : formatNumber(locale, item.days)}
              </td>
              {calculator ? (
                <td data-screen-only>
                  {item.days > 0 ? (
                    <PhaseLink
                      catalogue={catalogue}
                      choice={choice}
                      calculator={calculator}
                      item={item.key}
                    />
                  ) : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        {[
          [labels.mobileLine, effort.mobile] as const,
          [labels.missingLine, effort.missing] as const,
        ].map(([name, days]) =>
          days > 0 ? (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(locale, days)}</td>
              {noMove}
            </tr>
          ) : null,
        )}
        <tr>
          <th scope="row">{labels.total}</th>
          <td>{formatNumber(locale, effort.sum)}</td>
          {noMove}
        </tr>
      </tfoot>
    </table>
  );
}
