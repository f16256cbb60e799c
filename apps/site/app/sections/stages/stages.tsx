import type { ReactNode } from 'react';
import type { SectionOf } from '../../content/domain.ts';
import { accentInSeries } from '../../ui/accent.ts';
import { apart, line, stack } from '../../ui/layout/layout.ts';
import { ContentButton } from '../../ui/links/button.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import {
  LocalText,
  laterParagraphs,
  Paragraphs,
  paragraphsOf,
  useLangOf,
} from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import list from '../collection/collection.module.css';
import styles from './stages.module.css';

/**
 * The stages of delivery as a line through rings: numbered 01, 02 … in the order of the work.
 */
export function Stages({ section }: { section: SectionOf<'stages'> }) {
  const Heading = innerHeading(section.title);
  const teaser = section.button !== null && section.buttonDestination !== null;
  // The work, the client's deliverables, the duration: too much for narrow columns.
  const isDetailed = section.items.some(
    ({ description }) => description !== null && laterParagraphs(description) !== null,
  );
  if (section.items.length === 0) return null;
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      className={teaser ? styles.teaser : undefined}
    >
      <Steps
        down={isDetailed}
        stages={section.items.map((item, index) => ({
          id: item.id,
          label: (
            <div className={stack(1, styles.stage, isDetailed ? styles.detailed : undefined)}>
              <span className={`${roles.label} ${roles.digits}`} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <LocalText as={Heading} className={roles.title} of={item.title} />
              {isDetailed ? (
                <Details of={item.description} />
              ) : (
                <Paragraphs className={styles.text} of={item.description} />
              )}
            </div>
          ),
        }))}
      />
      {section.button && section.buttonDestination ? (
        <p className={styles.all}>
          <ContentButton variant="secondary" text={section.button} to={section.buttonDestination} />
        </p>
      ) : null}
    </SectionFrame>
  );
}

/** A paragraph that begins with a label: "Dostajesz: …". */
const LABELLED = /^([^:.]{1,24}):\s+(.+)$/su;

/**
 * The paragraphs of a stage. If each begins with a label they are a row of a table, whose head is
 * the first stage's.
 */
function Details({ of }: { of: LocalText | null }) {
  const lang = useLangOf(of);
  const cells = of ? paragraphsOf(of).map((paragraph) => LABELLED.exec(paragraph)) : [];
  if (cells.length === 0 || cells.includes(null)) {
    return <Paragraphs className={styles.text} of={of} />;
  }
  return (
    <dl className={stack('3 5', roles.small, styles.cells)} lang={lang}>
      {cells.map((cell) => (
        <div key={cell?.[1]}>
          <dt className={roles.quiet}>{cell?.[1]}</dt>
          <dd>{cell?.[2]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same next to a form, whose section has the frame: the stages from top to bottom. */
export function StagesAside({ section }: { section: SectionOf<'stages'> }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <>
      <LocalText as="h2" className={list.aside} of={section.title} />
      <Steps
        down
        stages={section.items.map((item) => ({
          id: item.id,
          label: (
            <div className={stack(1, styles.stage)}>
              <LocalText as={Heading} className={roles.title} of={item.title} />
              <Paragraphs className={styles.text} of={item.description} />
            </div>
          ),
        }))}
      />
    </>
  );
}

type FlowSection = SectionOf<'flow'>;

interface ItemsProps {
  items: FlowSection['items'];
  heading: 'h2' | 'h3';
}

/** Data between two systems, as lines between two posts; without their names, one line. */
export function Flow({ section }: { section: FlowSection }) {
  const { title, subtitle, from, to, items } = section;
  const heading = innerHeading(title);
  if (items.length === 0) return null;
  return (
    <SectionFrame title={title} subtitle={subtitle}>
      {from && to ? (
        <Between from={from} to={to} items={items} heading={heading} />
      ) : (
        <Along items={items} heading={heading} />
      )}
    </SectionFrame>
  );
}

function Between({ from, to, items, heading }: ItemsProps & { from: LocalText; to: LocalText }) {
  return (
    <>
      <div className={line(0, apart, styles.posts)} aria-hidden="true">
        <LocalText of={from} />
        <LocalText of={to} />
      </div>
      <ul className={stack(0, styles.lines)}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={`${styles.flow} ${accentInSeries(index)}`}
            data-back={item.back || undefined}
          >
            <Item item={item} heading={heading}>
              <p className={roles.note}>
                <LocalText of={item.back ? to : from} /> → <LocalText of={item.back ? from : to} />
              </p>
            </Item>
          </li>
        ))}
      </ul>
    </>
  );
}

function Along({ items, heading }: ItemsProps) {
  return (
    <Steps
      stages={items.map((item) => ({
        id: item.id,
        label: <Item item={item} heading={heading} />,
      }))}
    />
  );
}

function Item({
  item,
  heading: Heading,
  children,
}: {
  item: ItemsProps['items'][number];
  heading: ItemsProps['heading'];
  children?: ReactNode;
}) {
  return (
    <div className={stack(1, styles.item)}>
      {item.icon ? <ContentIcon name={item.icon} size={28} /> : null}
      <LocalText as={Heading} className={roles.title} of={item.title} />
      <LocalText as="p" className={`${roles.note} ${styles.flowText}`} of={item.description} />
      {children}
    </div>
  );
}
