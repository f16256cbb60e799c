import type { IconName } from '@osnowa/brand/icons';
import { LOCALES, type Locale } from '@osnowa/contract';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { baseline, cluster, line, rows as lines, stack, top } from '../../ui/layout/layout.ts';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './collection.module.css';
import names from './names.module.css';
import rows from './rows.module.css';

/** `lead` is cards below a first one that is as wide as the list. */
export type View = 'cards' | 'rows' | 'names' | 'lead';

/** One of a list. What only one kind has is in `text` and `more`, or around the entry. */
export interface Entry {
  id: number | string;
  /** With a destination the whole entry is one link, whose name is the title. */
  to?: string;
  /** Id, if links lead to the entry. */
  anchor?: string | undefined;
  /** Language of its texts. */
  language?: Locale;
  icon?: IconName | null;
  title: ReactNode;
  /** A picture that repeats the title at most. */
  picture?: ReactNode;
  /** A drawn figure in place of the picture. */
  drawing?: ReactNode;
  /** The owner, or the date. */
  label?: ReactNode;
  /** Left out where the list is short on a phone. */
  text?: ReactNode;
  figure?: EntryFigure | null | undefined;
  more?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}

interface EntryFigure {
  value: LocalText;
  label: LocalText;
  /** The customer whose figure it is. */
  of?: string | null;
}

interface CollectionProps {
  of: Entry[];
  view: View;
  heading: 'h2' | 'h3';
  /** Index from which on a phone entries are short: the figure next to the title, without texts. */
  shortFrom?: number | undefined;
  /** Three cards in a row, or as many narrow ones as fit. */
  columns?: 'three' | 'many' | undefined;
  className?: string | undefined;
}

const PLAIN = `${styles.lined} ${styles.plain}`;

/** A list of pages, people or points in one of four views. */
export function Collection({
  of,
  view,
  heading,
  shortFrom = of.length,
  columns = 'three',
  className,
}: CollectionProps) {
  if (of.length === 0) return null;
  const isLined = of.every(({ picture, drawing, before }) => !picture && !drawing && !before);
  const classes = {
    cards: stack('7 columns', styles.grid, styles[columns], isLined ? PLAIN : undefined),
    lead: stack('7 columns', styles.grid, styles.lead),
    rows: `${lines} ${rows.rows}`,
    names: stack('0 6', styles.lined, names.names),
  }[view];
  return (
    <ul className={[classes, className].filter(Boolean).join(' ')}>
      {of.map((entry, index) => (
        <Item
          key={entry.id}
          entry={entry}
          view={view}
          heading={heading}
          className={index < shortFrom ? undefined : styles.short}
        />
      ))}
    </ul>
  );
}

const CARD: Partial<Record<View, (entry: Entry) => string | undefined>> = {
  rows: ({ picture }) => (picture ? rows.pictured : rows.card),
  names: () => names.card,
};

function Item({
  entry,
  view,
  heading,
  className,
}: Pick<CollectionProps, 'view' | 'heading' | 'className'> & { entry: Entry }) {
  const { language, picture, drawing, figure, label, text, more } = entry;
  const locale = useLocale();
  const tile = drawing || figure ? styles.tile : undefined;
  return (
    <li
      id={entry.anchor}
      lang={language && language !== locale ? LOCALES[language].fullCode : undefined}
      className={className && [className, tile].filter(Boolean).join(' ')}
    >
      {entry.before}
      <Card
        className={[styles.card, CARD[view]?.(entry)].filter(Boolean).join(' ')}
        heading={heading}
        to={entry.to}
        title={<Name of={entry} view={view} />}
        picture={drawing ?? picture}
      >
        {label ? <p className={`${roles.fine} ${styles.label}`}>{label}</p> : null}
        {text ? <div data-long>{text}</div> : null}
        {figure ? <FigureLine of={figure} /> : null}
        {more}
      </Card>
      {entry.after}
    </li>
  );
}

/** The title with its icon. A row that is a link and has no words for it ends with an arrow. */
function Name({ of: { icon, title, to, more }, view }: { of: Entry; view: View }) {
  const hasArrow = view === 'rows' && to && !more;
  if (!icon && !hasArrow) return title;
  return (
    <span className={line(3, top, styles.name)}>
      {icon ? <ContentIcon name={icon} size={view === 'cards' ? 28 : 24} /> : null}
      {title}
      {hasArrow ? <Icon name="arrow-right" className={styles.arrow} /> : null}
    </span>
  );
}

function FigureLine({ of: { value, label, of } }: { of: EntryFigure }) {
  return (
    <p className={cluster('1 4', baseline, styles.figure)}>
      <LocalText as="strong" className={roles.figure} data-value of={value} />{' '}
      <span>
        <LocalText of={label} />
        {of ? (
          <>
            <br />
            {of}
          </>
        ) : null}
      </span>
    </p>
  );
}
