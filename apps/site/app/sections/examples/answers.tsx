import type { Locale } from '@osnowa/contract';
import { useId } from 'react';
import type { SectionOf } from '../../content/domain.ts';
import { formatNumber, formatPercent } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { split, stack, top } from '../../ui/layout/layout.ts';
import { Bar } from '../../ui/motif/bar.tsx';
import chart from '../../ui/motif/motif.module.css';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './answers.module.css';

type AnswersSection = SectionOf<'answers'>;

/**
 * Questions of which a visitor chooses one: its answer is a sentence, and a chart shows
 * where it comes from. Without styles each question is above its answer.
 */
export function Answers({ section }: { section: AnswersSection }) {
  const { sections } = useMessages();
  const name = useId();
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle} ground="night">
      <fieldset className={split('0 8', top, styles.answers)}>
        <legend className={`${roles.label} ${styles.legend}`}>{sections.chooseQuestion}</legend>
        {section.items.map((item, index) => (
          <Answered key={item.id} item={item} name={name} isFirst={index === 0} />
        ))}
      </fieldset>
    </SectionFrame>
  );
}

function Answered({
  item,
  name,
  isFirst,
}: {
  item: AnswersSection['items'][number];
  name: string;
  isFirst: boolean;
}) {
  const id = `${name}${item.id}`;
  return (
    <>
      <input className={styles.choice} type="radio" name={name} id={id} defaultChecked={isFirst} />
      <label className={`${roles.name} ${styles.question}`} htmlFor={id}>
        <LocalText of={item.question} />
      </label>
      <figure className={styles.chart}>
        <LocalText as="figcaption" className={styles.answer} of={item.answer} />
        <Bars item={item} />
      </figure>
    </>
  );
}

function Bars({ item: { bars, unit } }: { item: AnswersSection['items'][number] }) {
  const locale = useLocale();
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <table className={stack(0, styles.bars)}>
      <tbody className={stack(3)}>
        {bars.map((bar) => (
          <tr
            key={bar.id}
            className={`${chart.row} ${styles.bar}`}
            data-marked={bar.marked || undefined}
          >
            <th scope="row">
              <LocalText of={bar.name} />
            </th>
            <td className={`${chart.place} ${styles.line}`}>
              <Bar colour="var(--accent)" share={bar.value / longest} />
            </td>
            <td className={`${roles.digits} ${styles.value}`}>
              {formatNumber(locale, bar.value)}
              {unit ? betweenNumberAnd(unit.text, locale) : null}
              <LocalText of={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A space that does not break; none before a percent sign in languages that write none. */
function betweenNumberAnd(unit: string, locale: Locale): string {
  return unit.startsWith('%') ? formatPercent(locale, 0).slice(1, -1) : '\u00A0';
}
