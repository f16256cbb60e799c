import { fill } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { grid, line } from '../layout/layout.ts';
import { Icon } from '../picture/icon.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Current page, the first is 1. */
  page: number;
  pages: number;
  /** Destination of a page, without language prefix. */
  hrefOf: (page: number) => string;
}

/** Links to the previous and the next page of a list; nothing for a single page. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const { kit } = useMessages();
  if (pages < 2) return null;
  return (
    <nav className={grid('2 4', styles.pagination)} aria-label={kit.pages}>
      {page > 1 ? (
        <LocaleLink className={line(2, styles.step)} to={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" size={20} />
          {kit.previousPage}
        </LocaleLink>
      ) : (
        <span />
      )}
      <p>{fill(kit.pageOf, { page, pages })}</p>
      {page < pages ? (
        <LocaleLink className={line(2, styles.step)} to={hrefOf(page + 1)} rel="next">
          {kit.nextPage}
          <Icon name="arrow-right" size={20} />
        </LocaleLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
