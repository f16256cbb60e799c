import type { SectionOf, SettingsContent } from '../../content/domain.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Words } from '../../ui/text/words.tsx';
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
    <SectionFrame title={section.title} subtitle={section.subtitle} layout="beside">
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
            <Words of={name} />
          </a>
        ) : (
          <Words of={name} />
        )}
      </div>
    </SectionFrame>
  );
}
