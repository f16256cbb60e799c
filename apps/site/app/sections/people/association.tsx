import type { SectionOf, SettingsContent } from '../../content/domain.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { SectionFrame } from '../section-frame.tsx';
import styles from './association.module.css';

/** The industry association we belong to. */
export function Association({
  section,
  settings,
}: {
  section: SectionOf<'association'>;
  settings: SettingsContent;
}) {
  const { name, url, logo } = settings.association;
  if (!name) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle} layout="aside">
      <div className={styles.association}>
        {logo ? (
          <Picture
            className={styles.logo}
            image={logo}
            widths={[290, 360, 580]}
            sizes="12rem"
            decorative
          />
        ) : null}
        {url ? (
          <a href={url} rel="noopener">
            <LocalText of={name} />
          </a>
        ) : (
          <LocalText of={name} />
        )}
      </div>
    </SectionFrame>
  );
}
