import type { SectionOf, SettingsContent } from '../../content/domain.ts';
import { formatCountry } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { ListSection } from '../collection/list-section.tsx';
import styles from './contact.module.css';
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
  const { address } = settings;
  const country = formatCountry(useLocale(), address.countryCode);
  const office = (
    <>
      <ContactPoint point={settings.office} />
      <OpeningHours settings={settings} />
    </>
  );
  const place = (
    <>
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
    </>
  );
  return (
    <ListSection
      title={section.title}
      subtitle={section.subtitle}
      of={[
        { id: 'office', title: sections.office, more: office },
        { id: 'address', title: sections.address, more: place },
      ]}
      view="cards"
      layout="aside"
    />
  );
}

/** Link to a map on OpenStreetMap; no part of it is loaded with the page. */
function directions({ latitude, longitude }: SettingsContent['address']): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${place}`;
}
