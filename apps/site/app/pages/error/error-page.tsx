import { SEARCH } from '@osnowa/contract';
import { SEARCH_PATH } from '@osnowa/site-map';
import { isRouteErrorResponse } from 'react-router';
import type { SettingsContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useServerMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { ContactPoint } from '../../sections/contact/contact-lines.tsx';
import { SearchForm } from '../../ui/form/search-form.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { CutThread } from '../../ui/threads/cut-thread.tsx';
import styles from './error-page.module.css';

/**
 * The error page: the error in plain words, and links to other pages. If the text says to call,
 * `sales` gives the number and the mailbox, if they are known.
 */
export function ErrorPage({
  error,
  sales,
  company,
}: {
  error: unknown;
  company?: string;
  sales?: SettingsContent['sales'];
}) {
  const { errors } = useServerMessages();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [heading, text] =
    status === 404
      ? [errors.notFoundHeading, errors.notFoundText]
      : status === 503
        ? [errors.unavailableHeading, errors.unavailableText]
        : [errors.errorHeading, errors.errorText];
  const title = status === 404 ? errors.notFoundTitle : fill(errors.errorTitle, { status });
  return (
    <div className={styles.screen}>
      <title>{[title, company].filter(Boolean).join(' | ')}</title>
      {status === 404 ? <CutThread className={styles.thread} /> : null}
      {status === 503 ? null : <meta name="robots" content="noindex" />}
      <p className={styles.status}>{title}</p>
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {status === 404 ? (
        <SearchForm
          id="search"
          to={SEARCH_PATH}
          label={errors.goSearch}
          button={errors.search}
          q=""
          maxLength={SEARCH.maxCharacters}
        />
      ) : null}
      {sales && status !== 404 ? <ContactPoint point={sales} /> : null}
      <ul className={styles.ways}>
        <Way to="/" icon="house" label={errors.goHome} />
        <Way to="/about" icon="users" label={errors.goAbout} />
        <Way to="/contact" icon="mail" label={errors.goContact} />
      </ul>
    </div>
  );
}

function Way({ to, icon, label }: { to: string; icon: 'house' | 'users' | 'mail'; label: string }) {
  return (
    <li>
      <LocaleLink to={to}>
        <Icon name={icon} />
        {label}
      </LocaleLink>
    </li>
  );
}
