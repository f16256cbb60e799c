import type { AreaContent, FeatureContent } from '../../content/domain.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './area.module.css';

/** What can be switched on: a card for each feature, with its elements. */
export function Features({ area, features }: { area: AreaContent; features: FeatureContent[] }) {
  const Heading = innerHeading(area.header2);
  if (features.length === 0) return null;
  return (
    <SectionFrame title={area.header2} subtitle={area.subHeader2} ground="linen">
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.id} className={styles.feature}>
            <Icon name={feature.icon} size={28} />
            <LocalText as={Heading} className={styles.title} of={feature.cardTitle} />
            <ul className={styles.elements}>
              {feature.featureElements.map((element) => (
                <li key={element.id}>
                  <Icon name="check" size={20} />
                  <LocalText of={element.name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
