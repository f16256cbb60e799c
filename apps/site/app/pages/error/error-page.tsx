import { SEARCH } from '@osnowa/contract';
import { SEARCH_PATH } from '@osnowa/site-map';
import type { SettingsContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useServerMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { ContactPoint } from '../../sections/contact/contact-lines.tsx';
import { SearchForm } from '../../ui/form/search-form.tsx';
import { cluster, line, stack } from '../../ui/layout/layout.ts';
import { Motif } from '../../ui/motif/motif.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './error-page.module.css';

/**
 * The error page: the error in plain words, and links to other pages. If the text says to call,
 * `sales` gives the number and the mailbox, if they are known.
 */
export function ErrorPage({
  status,
  sales,
  company,
}: {
  status: number;
  company?: string;
  sales?: SettingsContent['sales'];
}) {
  const { errors } = useServerMessages();
  const [heading, text] =
    status === 404
      ? [errors.notFoundHeading, errors.notFoundText]
      : status === 503
        ? [errors.unavailableHeading, errors.unavailableText]
        : [errors.errorHeading, errors.errorText];
  const title = status === 404 ? errors.notFoundTitle : fill(errors.errorTitle, { status });
  return (
    <div className={stack(6, styles.screen)}>
      <title>{[title, company].filter(Boolean).join(' | ')}</title>
      {status === 404 ? <Motif name="lost" className={styles.motif} /> : null}
      {status === 503 ? null : <meta name="robots" content="noindex" />}
      <p className={roles.quiet}>{title}</p>
      <h1>{heading}</h1>
      <p className={roles.lead}>{text}</p>
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
      <ul className={cluster('2 7', styles.ways)}>
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
      <LocaleLink to={to} className={line(3)}>
        <Icon name={icon} />
        {label}
      </LocaleLink>
    </li>
  );
}
