import { ENOUGH_PROJECTS } from '@osnowa/estimate';
import type { AccuracyMessages } from '@osnowa/text/messages/pl/accuracy';
import { fill, formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import { band, narrow, stack, table } from '../../ui/layout/layout.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { LocalText, useLabel } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import type { KindRecord } from './accuracy.server.ts';
import styles from './accuracy-page.module.css';

interface AccuracyPageProps {
  kinds: KindRecord[];
  words: AccuracyMessages;
}

/** What became of estimates: every finished project, in a chart and in figures. */
export function AccuracyPage({ kinds, words }: AccuracyPageProps) {
  const label = useLabel();
  const rule = kinds.length > 0 ? fill(words.rule, { enough: ENOUGH_PROJECTS }) : words.nothing;
  return (
    <>
      <PageHeader title={label(words.title)} subtitle={label(words.subtitle)}>
        <p className={styles.rule}>{rule}</p>
      </PageHeader>
      {kinds.map((kind) => (
        <Kind key={kind.calculator} kind={kind} words={words} />
      ))}
    </>
  );
}

function Kind({ kind, words }: { kind: KindRecord; words: AccuracyMessages }) {
  const locale = useLocale();
  const { calculator, projects, record } = kind;
  const n = projects.length;
  const inside = record.isInside.filter(Boolean).length;
  const name = words.kinds[calculator];
  return (
    <section className={stack(5, band, styles.kind)}>
      <h2>{fill(words.table, { kind: name })}</h2>
      <p className={narrow}>
        {fill(words.median, { median: formatPercent(locale, record.median) })}{' '}
        {fill(words.inside, { inside, n })}
      </p>
      <Dots kind={kind} words={words} />
      <Projects kind={kind} words={words} />
      <ArrowLink to={`/${calculator}`}>{words.back}</ArrowLink>
    </section>
  );
}

/** Height of a project's row in the chart, and of the line with the scale; px. */
const ROW = 16;
const SCALE = 24;

/** A dot for each project at its difference, in the order of the table; hollow outside its range. */
function Dots({
  kind: { projects, record },
  words,
}: {
  kind: KindRecord;
  words: AccuracyMessages;
}) {
  const locale = useLocale();
  const ratios = projects.map(({ ratio }) => ratio);
  const [from, to] = [Math.min(...ratios, 0.9), Math.max(...ratios, 1.1)];
  const place = (ratio: number) => `${(5 + (90 * (ratio - from)) / (to - from)).toFixed(1)}%`;
  const height = ROW * projects.length;
  return (
    <svg
      role="img"
      aria-label={words.chart}
      className={`${roles.fine} ${styles.chart}`}
      width="100%"
      height={height + SCALE}
    >
      <line className={styles.exact} x1={place(1)} x2={place(1)} y1="0" y2={height} />
      {projects.map(({ id, ratio }, index) => (
        <g key={id}>
          <line
            className={styles.miss}
            x1={place(1)}
            x2={place(ratio)}
            y1={ROW * (index + 0.5)}
            y2={ROW * (index + 0.5)}
          />
          <circle
            className={record.isInside[index] ? styles.dot : styles.outside}
            cx={place(ratio)}
            cy={ROW * (index + 0.5)}
            r="5"
          />
        </g>
      ))}
      {[from, 1, to].map((ratio) => (
        <text key={ratio} x={place(ratio)} y={height + SCALE - 6} textAnchor="middle">
          {missOf(locale, ratio)}
        </text>
      ))}
    </svg>
  );
}

function Projects({
  kind: { calculator, projects, record },
  words,
}: {
  kind: KindRecord;
  words: AccuracyMessages;
}) {
  const locale = useLocale();
  const kind = words.kinds[calculator];
  return (
    <table className={`${table} ${roles.digits} ${styles.table}`}>
      <caption className={roles.hidden}>{fill(words.table, { kind })}</caption>
      <thead>
        <tr>
          {[words.name, words.estimated, words.actual, words.miss].map((title) => (
            <th key={title} scope="col" className={roles.fine}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {projects.map(({ id, label, closedOn, estimated, actual, ratio }, index) => (
          <tr key={id}>
            <th scope="row">
              {label ? (
                <LocalText of={label} />
              ) : (
                fill(words.project, { n: id, kind, year: closedOn.slice(0, 4) })
              )}
              {record.isInside[index] ? null : (
                <span className={`${roles.fine} ${styles.note}`}>{words.outside}</span>
              )}
            </th>
            <td>{formatNumber(locale, estimated)}</td>
            <td>{formatNumber(locale, actual)}</td>
            <td>{missOf(locale, ratio)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** By how much a project took more or less than estimated: +12 %. */
function missOf(locale: Parameters<typeof formatNumber>[0], ratio: number): string {
  const style = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  return formatNumber(locale, ratio - 1, style).replace('-', '−');
}
