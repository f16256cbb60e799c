import { useEffect, useState } from 'react';
import type { SectionOf } from '../../content/domain.ts';
import { fill, plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { IconButton } from '../../ui/links/icon-button.tsx';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { StepRing } from '../../ui/steps/step-ring.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './wheel.module.css';

type WheelSection = SectionOf<'wheel'>;

/**
 * Repeating steps: a ring of numbers that a visitor can step through, and every step as text.
 * Without scripts the numbers link to the texts.
 */
export function Wheel({ section }: { section: WheelSection }) {
  const [current, setCurrent] = useState<number | null>(null);
  const Heading = innerHeading(section.title);
  const idOf = (index: number) => `wheel-${section.id}-${index + 1}`;
  if (section.items.length === 0) return null;
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      layout="aside"
      headExtra={<Turning section={section} current={current} onChoose={setCurrent} idOf={idOf} />}
    >
      <ol className={stack(0)}>
        {section.items.map((item, index) => (
          <li
            key={item.id}
            id={idOf(index)}
            className={stack(0, styles.step)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={roles.name} aria-hidden="true">
              {index + 1}
            </span>
            <div className={stack(2)}>
              <LocalText as={Heading} of={item.title} />
              <LocalText as="p" className={roles.quiet} of={item.description} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

interface TurningProps {
  section: WheelSection;
  current: number | null;
  onChoose: (index: number) => void;
  idOf: (index: number) => string;
}

/** The ring, its current step, and two buttons to turn it. */
function Turning({ section: { title, items }, current, onChoose, idOf }: TurningProps) {
  const { sections } = useMessages();
  const ready = useReady();
  const count = items.length;
  const nameOf = (index: number) =>
    fill(sections.stepName, { n: index + 1, title: items[index]?.title.text ?? '' });
  return (
    <div className={stack(4, styles.turning)} data-ready={ready || undefined}>
      <div className={styles.ring}>
        <StepRing
          label={title?.text ?? sections.wheel}
          stops={items.map((_, index) => ({ label: nameOf(index), href: `#${idOf(index)}` }))}
          current={current}
          onChoose={onChoose}
        />
        <Centre items={items} current={current} />
      </div>
      <div className={cluster(2, styles.controls)}>
        <IconButton
          icon="arrow-left"
          label={sections.previousStep}
          onClick={() => onChoose(((current ?? 0) + count - 1) % count)}
        />
        <IconButton
          icon="arrow-right"
          label={sections.nextStep}
          onClick={() => onChoose(current === null ? 0 : (current + 1) % count)}
        />
      </div>
      {/* On a phone the list is out of view: the step is described here too. */}
      {current === null ? null : (
        <LocalText
          as="p"
          className={`${roles.quiet} ${styles.here}`}
          of={items[current]?.description ?? null}
        />
      )}
    </div>
  );
}

function Centre({ items, current }: { items: WheelSection['items']; current: number | null }) {
  const { sections } = useMessages();
  const locale = useLocale();
  const item = current === null ? null : items[current];
  return (
    <p role="status" className={stack(1, roles.note, styles.centre)}>
      {current === null ? (
        plural(locale, items.length, sections.steps)
      ) : (
        <>
          <span>{fill(sections.stepOf, { n: current + 1, total: items.length })}</span>
          <LocalText as="strong" of={item?.title ?? null} />
        </>
      )}
    </p>
  );
}

/** Whether script runs, so that buttons do something. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}
