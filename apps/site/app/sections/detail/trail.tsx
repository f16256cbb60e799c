import { useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './trail.module.css';

/** A list that the site has pages below. */
export type ListPath = 'areas' | 'industries' | 'realizations' | 'careers';

/** The way from the home page to this one: home, the list, the page itself. */
export function Trail({ list, here }: { list: ListPath; here: LocalText }) {
  const { details, frame } = useMessages();
  return (
    <nav aria-label={details.trail}>
      <ol className={styles.trail}>
        <li>
          <LocaleLink to="/">{frame.home}</LocaleLink>
        </li>
        <li>
          <LocaleLink to={`/${list}`}>{frame[list]}</LocaleLink>
        </li>
        <LocalText as="li" of={here} aria-current="page" />
      </ol>
    </nav>
  );
}
