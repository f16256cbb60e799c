import { palette } from '@osnowa/brand';
import type { SectionOf } from '../../content/domain.ts';
import { plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { stack, start } from '../../ui/layout/layout.ts';
import { ContentButton } from '../../ui/links/button.tsx';
import { Bar } from '../../ui/motif/bar.tsx';
import chart from '../../ui/motif/motif.module.css';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './call-to-action.module.css';

/** One sentence and one button, on a ground of their own. */
export function CallToAction({
  section,
  ground = 'tint',
}: {
  section: Pick<SectionOf<'callToAction'>, 'title' | 'subtitle' | 'button' | 'buttonDestination'>;
  ground?: 'tint' | 'night';
}) {
  const { title, subtitle, button, buttonDestination } = section;
  return (
    <SectionFrame title={title} ground={ground} layout="aside" screenOnly>
      <div className={stack(5, start, styles.call)}>
        <LocalText as="p" className={roles.lead} of={subtitle} />
        <ContentButton text={button} to={buttonDestination} />
      </div>
    </SectionFrame>
  );
}

/** Link to a calculator, with an example of its result. */
export function Calculator({ section }: { section: SectionOf<'calculator'> }) {
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      ground="night"
      layout="aside"
      className={styles.calculator}
      headExtra={
        <>
          <LocalText as="p" className={styles.figure} of={section.figure} />
          <LocalText as="p" className={`${roles.quiet} ${styles.note}`} of={section.note} />
          <ContentButton text={section.button} to={section.buttonDestination} />
        </>
      }
    >
      {section.bars.length > 0 ? <Bars bars={section.bars} /> : null}
    </SectionFrame>
  );
}

function Bars({ bars }: { bars: SectionOf<'calculator'>['bars'] }) {
  const { sections } = useMessages();
  const locale = useLocale();
  const longest = Math.max(...bars.map(({ days }) => days), 1);
  return (
    <ul className={stack(4)}>
      {bars.map((bar) => (
        <li key={bar.id} className={`${chart.row} ${styles.bar}`}>
          <LocalText of={bar.name} />
          <Bar className={chart.place} colour={palette.tint} share={bar.days / longest} />
          <strong className={roles.digits}>{plural(locale, bar.days, sections.days)}</strong>
        </li>
      ))}
    </ul>
  );
}
