import type { QuoteContent } from '../../content/domain.ts';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './quote.module.css';

/** Files of a portrait for screens of one and of two pixels. */
const PORTRAIT_WIDTHS = [69, 160] as const;
const LARGE_WIDTHS = [160, 290] as const;

/**
 * A customer's sentence, with name, role and company. `linked` leads to the case study; `large` is
 * for a place of its own on the page.
 */
export function Quote({
  quote,
  large = false,
  linked = true,
}: {
  quote: QuoteContent;
  large?: boolean;
  linked?: boolean;
}) {
  const { words, person, role, customer, place, portrait, slug } = quote;
  const company = (
    <>
      {customer}
      {place ? (
        <>
          , <LocalText of={place} />
        </>
      ) : null}
    </>
  );
  return (
    <figure className={stack('1 4', styles.quote, large ? styles.large : undefined)}>
      {portrait ? (
        <Picture
          className={styles.portrait}
          image={portrait}
          widths={large ? LARGE_WIDTHS : PORTRAIT_WIDTHS}
          sizes={large ? '7rem' : '4rem'}
          // In the head of a page it is often the only picture of the first window.
          priority={!large}
          decorative
        />
      ) : null}
      <LocalText as="blockquote" className={styles.words} of={words} />
      <figcaption className={`${roles.note} ${styles.from}`}>
        <b>{person}</b>
        {role ? (
          <>
            , <LocalText of={role} />
          </>
        ) : null}
        <br />
        {linked ? <LocaleLink to={`/realizations/${slug}`}>{company}</LocaleLink> : company}
      </figcaption>
    </figure>
  );
}
