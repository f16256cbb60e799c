import { DEFAULT_LOCALE } from '@osnowa/contract';
import { typesetContent } from '@osnowa/text';
import { fill, formatCountry } from '../i18n/format.ts';
import { useLocale, useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { apart, band, cluster, grid, stack } from '../ui/layout/layout.ts';
import { Icon } from '../ui/picture/icon.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { LocalText } from '../ui/text/local-text.tsx';
import roles from '../ui/text/roles.module.css';
import { ContactLinks } from './contact-links.tsx';
import styles from './footer.module.css';
import type { LayoutData } from './layout-data.ts';
import type { LayoutShape } from './layout-shape.ts';
import { Logo } from './logo.tsx';
import { ExplainedLabel, MenuLabel } from './menu-label.tsx';
import { type FooterColumn, footerColumns } from './menus.ts';

interface FooterProps {
  layout: LayoutData;
  shape: LayoutShape['footer'];
}

/** Footer: the editors' columns, other channels; shorter around a calculator. */
export function Footer({ layout, shape }: FooterProps) {
  const { cookies, frame: labels } = useServerMessages();
  const { settings } = layout;
  const year = new Date().getUTCFullYear();
  const look = `${roles.fine} ${styles.footer}`;
  return (
    <footer
      className={shape === 'full' ? `${look} ${styles.full}` : look}
      data-ground="night"
      data-on-cookie-bar
    >
      {shape === 'full' && <Offer layout={layout} />}
      <div className={cluster('4 7', apart, band, roles.quiet, styles.base)}>
        {shape === 'full' && <Elsewhere settings={settings} />}
        {shape === 'instant' && <Logo company={settings.companyName} light atEnd />}
        {shape === 'full' && <Company settings={settings} />}
        <p>{fill(labels.copyright, { year, company: settings.legalName })}</p>
        <ul className={cluster('2 6', styles.links, styles.legal)} data-screen-only>
          {shape === 'full' && (
            <>
              <li>
                <LocaleLink to="/privacy">{labels.privacy}</LocaleLink>
              </li>
              <li>
                <LocaleLink to="/accessibility">{labels.accessibility}</LocaleLink>
              </li>
            </>
          )}
          {shape === 'instant' && <TermsLink settings={settings} />}
          <li className={styles.scripted}>
            <button type="button" data-reopen-cookies>
              {cookies.reopen}
            </button>
          </li>
        </ul>
      </div>
    </footer>
  );
}

function Offer({ layout }: { layout: LayoutData }) {
  const { frame: labels } = useServerMessages();
  const locale = useLocale();
  const { settings } = layout;
  return (
    <div className={grid('6 columns', band, styles.inside)} data-screen-only>
      <div className={stack(4, styles.firm)}>
        <Logo company={settings.companyName} light atEnd />
        <LocalText of={settings.slogan} as="p" className={roles.quiet} />
        <ContactLinks settings={settings} />
      </div>
      {footerColumns(layout, { labels, locale }).map((column) => (
        <Group key={column.id} column={column} settings={settings} />
      ))}
    </div>
  );
}

/** The company's name, address and register entry, which the law requires on its pages. */
function Company({ settings }: { settings: LayoutData['settings'] }) {
  const locale = useLocale();
  const { legalName, address, registration } = settings;
  const country = formatCountry(locale, address.countryCode);
  const town = typesetContent(`${address.postalCode} ${address.city}`, locale);
  const where = [address.street, town, country];
  return (
    <div className={styles.company}>
      <address>{[legalName, ...where].filter(Boolean).join(', ')}</address>
      <LocalText as="p" of={registration} />
    </div>
  );
}

/** The general terms, a document that opens in a new tab. */
function TermsLink({ settings }: { settings: LayoutData['settings'] }) {
  const { frame: layout } = useServerMessages();
  if (!settings.terms) return null;
  // The arrow never wraps to a line of its own.
  const words = layout.terms.split(' ');
  const last = words.pop();
  return (
    <li>
      <a href={settings.terms.path} target="_blank" rel="noreferrer">
        {words.join(' ')}{' '}
        <span className={roles.together}>
          {last}
          <Icon name="arrow-up-right" size={16} />
        </span>
      </a>
    </li>
  );
}

function Group({
  column: { title, links, terms },
  settings,
}: {
  column: FooterColumn;
  settings: LayoutData['settings'];
}) {
  return (
    <nav aria-label={title.text}>
      <h2 className={styles.title}>
        <MenuLabel of={title} />
      </h2>
      <ul className={`${styles.links} ${styles.column}`}>
        {links.map((link) => (
          <li key={link.id}>
            <LocaleLink to={link.to}>
              <ExplainedLabel of={link.label} />
            </LocaleLink>
          </li>
        ))}
        {terms && <TermsLink settings={settings} />}
      </ul>
    </nav>
  );
}

/**
 * Links to the company's association and social media. The words in the association's logo are of
 * the default language; in the others its name is next to it.
 */
function Elsewhere({ settings }: { settings: LayoutData['settings'] }) {
  const { frame: layout } = useServerMessages();
  const { association } = settings;
  const isNamed = useLocale() !== DEFAULT_LOCALE;
  return (
    <div className={cluster('4 7', apart, styles.outside)} data-screen-only>
      {association.logo && (
        <p className={cluster('1 3')}>
          {layout.member}
          <Picture
            image={association.logo}
            widths={[160, 360, 480]}
            sizes="10rem"
            className={styles.logo}
            decorative={isNamed}
          />
          {isNamed && association.name ? <LocalText of={association.name} /> : null}
        </p>
      )}
      <ul className={cluster('2 6', styles.links)} aria-label={layout.social}>
        {settings.socialLinks.map((link) => (
          <li key={link.id}>
            <a href={link.url} rel="noreferrer">
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
