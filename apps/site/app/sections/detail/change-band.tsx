import { palette } from '@osnowa/brand';
import type { ChangeContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './change-band.module.css';
import { StraightenedThread } from './straightened-thread.tsx';

/**
 * A customer's result, across the page: one figure before and after, and between them a
 * thread that comes out of the tangle of the page, in the colour of the product that the page is
 * about, or in ink. Links to the case study.
 * @param page last segment of the page's address
 */
export function ChangeBand({ change, page }: { change: ChangeContent; page: string }) {
  const { details } = useMessages();
  const { slug, customer, place, measure, before, after, accent } = change;
  return (
    <div className={styles.band}>
      <div className={styles.head}>
        <LocalText as="p" className={styles.measure} of={measure} />
        <p className={styles.whose}>
          <LocaleLink to={`/realizations/${slug}`}>
            {customer}
            {place ? (
              <>
                , <LocalText of={place} />
              </>
            ) : null}
          </LocaleLink>
        </p>
      </div>
      <p className={styles.before}>
        <LocalText className={styles.value} of={before} /> <small>{details.before}</small>
      </p>
      <StraightenedThread name={page} colour={accent ?? palette.ink} className={styles.thread} />
      <p className={styles.after}>
        <LocalText className={styles.value} of={after} /> <small>{details.now}</small>
      </p>
    </div>
  );
}
