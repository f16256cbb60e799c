import type { ReactNode } from 'react';
import { useMessages, useServerMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { band, cluster, line, stack, start, whole } from '../../ui/layout/layout.ts';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './detail-head.module.css';

/** Top of a detail page: its trail, its title, a picture next to it. */
export function DetailHead(props: {
  list: ListPath;
  /** Short name of the page, as the end of the trail. */
  name: LocalText;
  title: LocalText;
  subtitle: LocalText | null;
  /** Next to the text on wide screens. */
  picture?: ReactNode;
  /** Below the subtitle: facts, buttons. */
  children?: ReactNode;
}) {
  const { list, name, title, subtitle, picture, children } = props;
  return (
    <header className={stack('6 8', band, styles.head)}>
      <div className={stack(4, start, whole, styles.text)}>
        <Trail list={list} here={name} />
        <LocalText as="h1" className={roles.pageTitle} of={title} />
        <LocalText as="p" className={roles.subtitle} of={subtitle} />
        {children}
      </div>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
    </header>
  );
}

/** Buttons of a head, side by side. */
export function HeadButtons({ children }: { children: ReactNode }) {
  return <div className={cluster(3, styles.buttons)}>{children}</div>;
}

/** A list that the site has pages below. */
export type ListPath = 'areas' | 'industries' | 'realizations' | 'careers';

/** The trail: home page, list, the page itself. */
function Trail({ list, here }: { list: ListPath; here: LocalText }) {
  const { details } = useMessages();
  const { frame } = useServerMessages();
  return (
    <nav aria-label={details.trail}>
      <ol className={cluster('1 2', roles.note, styles.trail)}>
        <li className={line(0)}>
          <LocaleLink to="/">{frame.home}</LocaleLink>
        </li>
        <li className={line(0)}>
          <LocaleLink to={`/${list}`}>{frame[list]}</LocaleLink>
        </li>
        <LocalText as="li" className={line(0)} of={here} aria-current="page" />
      </ol>
    </nav>
  );
}

/** Text of a detail page: its beginning in large, the rest next to it. */
export function Story({
  lead,
  rest,
  children,
}: {
  lead: LocalText | null;
  rest: (LocalText | null)[];
  children?: ReactNode;
}) {
  const texts = rest.filter((text) => text !== null);
  return (
    <div className={stack('6 8', band, styles.story)}>
      <Paragraphs className={`${roles.lead} ${roles.paragraphs}`} of={lead} />
      <div className={stack(6, roles.quiet, styles.rest)}>
        {texts.map((text) => (
          <Paragraphs key={text.text} className={roles.paragraphs} of={text} />
        ))}
        {children}
      </div>
    </div>
  );
}
