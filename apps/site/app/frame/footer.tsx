import { fill } from '../i18n/format.ts';
import { useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { LocalText } from '../ui/text/local-text.tsx';
import { ContactLinks } from './contact-links.tsx';
import styles from './footer.module.css';
import type { FrameData } from './frame-data.ts';
import type { FrameShape } from './frame-shape.ts';
import { Logo } from './logo.tsx';

interface FooterLink {
  to: string;
  label: string;
}

interface FooterProps {
  frame: FrameData;
  shape: FrameShape['footer'];
  year: number;
}

/** Footer: offer, company, other channels; shorter around a calculator. */
export function Footer({ frame, shape, year }: FooterProps) {
  const { cookies, frame: labels } = useServerMessages();
  const { settings } = frame;
  return (
    <footer className={styles.footer} data-ground="night" data-on-cookie-bar>
      {shape === 'full' && <Offer frame={frame} />}
      <div className={styles.base}>
        {shape === 'full' && <Elsewhere settings={settings} />}
        {shape === 'instant' && <Logo company={settings.companyName} light atEnd />}
        <p>{fill(labels.copyright, { year, company: settings.legalName })}</p>
        <ul className={styles.legal}>
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

function Offer({ frame: { settings, products } }: { frame: FrameData }) {
  const { frame: labels } = useServerMessages();
  const isOffered = ({ to }: FooterLink) => products.includes(to);
  return (
    <div className={styles.inside}>
      <div className={styles.firm}>
        <Logo company={settings.companyName} light atEnd />
        <LocalText of={settings.slogan} as="p" className={styles.slogan} />
        <ContactLinks settings={settings} />
      </div>
      <Group title={labels.solutions} links={SOLUTIONS.filter(isOffered)} />
      <Group title={labels.products} links={PRODUCTS.filter(isOffered)} />
      <Group
        title={labels.services}
        links={[
          { to: '/services#mobile', label: labels.mobileApps },
          { to: '/services#web', label: labels.webApps },
        ]}
      />
      <Group
        title={labels.company}
        links={[
          { to: '/about', label: labels.about },
          { to: '/realizations', label: labels.realizations },
          { to: '/careers', label: labels.careers },
        ]}
      >
        <TermsLink settings={settings} />
      </Group>
    </div>
  );
}

/** The general terms, a document that opens in a new tab. */
function TermsLink({ settings }: { settings: FrameData['settings'] }) {
  const { frame } = useServerMessages();
  if (!settings.terms) return null;
  // The arrow never breaks into a line of its own.
  const words = frame.terms.split(' ');
  const last = words.pop();
  return (
    <li>
      <a href={settings.terms.path} target="_blank" rel="noreferrer">
        {words.join(' ')}{' '}
        <span className={styles.together}>
          {last}
          <Icon name="arrow-up-right" size={16} />
        </span>
      </a>
    </li>
  );
}

/** Names of solutions are technical terms and the same in every language. */
const SOLUTIONS: FooterLink[] = [
  { to: '/products/erp', label: 'ERP' },
  { to: '/products/dms', label: 'CRM' },
  { to: '/products/dms', label: 'Groupware' },
  { to: '/products/dms', label: 'ECM' },
];

const PRODUCTS: FooterLink[] = ['DMS', 'ERP', 'FIBU', 'DATA'].map((label) => ({
  to: `/products/${label.toLowerCase()}`,
  label,
}));

function Group({
  title,
  links,
  children,
}: {
  title: string;
  links: FooterLink[];
  children?: React.ReactNode;
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <LocaleLink to={link.to}>{link.label}</LocaleLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Links to the company's association and social media. */
function Elsewhere({ settings }: { settings: FrameData['settings'] }) {
  const { frame } = useServerMessages();
  const { association } = settings;
  return (
    <div className={styles.outside}>
      {association.logo && (
        <p className={styles.association}>
          {frame.member}
          <Picture
            image={association.logo}
            widths={[160, 360, 480]}
            sizes="10rem"
            className={styles.logo}
          />
        </p>
      )}
      <ul className={styles.social} aria-label={frame.social}>
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
