import { palette } from '@osnowa/brand';
import type { ChangeContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { apart, band, cluster, stack } from '../../ui/layout/layout.ts';
import { Motif } from '../../ui/motif/motif.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './change-band.module.css';

/**
 * A customer's result, across the page: one figure before and after, and between them a
 * drawing that belongs to the page, in the colour of the product that the page is
 * about, or in ink. Links to the case study.
 * @param page last segment of the page's address
 */
export function ChangeBand({ change, page }: { change: ChangeContent; page: string }) {
  const { details } = useMessages();
  const { slug, customer, place, measure, before, after, accent } = change;
  return (
    <div className={stack('2 4', band, styles.band)}>
      <div className={cluster('0 4', apart, styles.head)}>
        <LocalText as="p" className={styles.measure} of={measure} />
        <p className={roles.small}>
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
      <Motif name="change" of={page} colour={accent ?? palette.ink} />
      <p className={styles.after}>
        <LocalText className={styles.value} of={after} /> <small>{details.now}</small>
      </p>
    </div>
  );
}
