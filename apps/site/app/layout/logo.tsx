import { useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { line } from '../ui/layout/layout.ts';
import styles from './layout.module.css';

/** The logo with the company's name; links to the home page. */
export function Logo({
  company,
  light = false,
  atEnd = false,
}: {
  company: string;
  light?: boolean;
  /** In the footer. */
  atEnd?: boolean;
}) {
  const { frame } = useServerMessages();
  return (
    <LocaleLink to="/" className={line(3, styles.logo)} aria-label={`${company}: ${frame.home}`}>
      <img
        src={light ? '/brand/mark-light.svg' : '/brand/mark.svg'}
        alt=""
        width={36}
        height={36}
        loading={atEnd ? 'lazy' : 'eager'}
      />
      <span>{company}</span>
    </LocaleLink>
  );
}
