import { useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import styles from './logo.module.css';

/** The woven logo with the company's name; links to the home page. */
export function Logo({ company, light = false }: { company: string; light?: boolean }) {
  const { frame } = useServerMessages();
  return (
    <LocaleLink to="/" className={styles.logo} aria-label={`${company}: ${frame.home}`}>
      <img
        src={light ? '/brand/mark-light.svg' : '/brand/mark.svg'}
        alt=""
        width={36}
        height={36}
        // React preloads pictures that are not lazy; the light logo is nearly always in the footer.
        loading={light ? 'lazy' : 'eager'}
      />
      <span>{company}</span>
    </LocaleLink>
  );
}
