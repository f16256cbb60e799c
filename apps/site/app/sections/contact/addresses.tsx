import type { SectionOf, SettingsContent } from '../../content/domain.ts';
import { formatCountry } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './addresses.module.css';
import { ContactPoint, OpeningHours } from './contact-lines.tsx';

/**
 * The office with its number, mailbox and hours, and the address. The contact section of a page
 * names sales.
 */
export function Addresses({
  section,
  settings,
}: {
  section: SectionOf<'addresses'>;
  settings: SettingsContent;
}) {
  const { sections } = useMessages();
  const Heading = innerHeading(section.title);
  const { address } = settings;
  const country = formatCountry(useLocale(), address.countryCode);
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle} layout="aside">
      <div className={styles.addresses}>
        <div className={styles.part}>
          <Heading className={styles.title}>{sections.office}</Heading>
          <ContactPoint point={settings.office} />
          <OpeningHours settings={settings} />
        </div>
        <div className={styles.part}>
          <Heading className={styles.title}>{sections.address}</Heading>
          <address className={styles.address}>
            {settings.legalName}
            <br />
            {address.street}
            <br />
            {`${address.postalCode} ${address.city}`}
            {country ? (
              <>
                <br />
                {country}
              </>
            ) : null}
          </address>
          <ArrowLink to={directions(address)} rel="noopener">
            {sections.directions}
          </ArrowLink>
        </div>
      </div>
    </SectionFrame>
  );
}

/** Link to a map on OpenStreetMap; no part of it is loaded with the page. */
function directions({ latitude, longitude }: SettingsContent['address']): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${place}`;
}
