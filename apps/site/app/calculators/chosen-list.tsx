import { type Estimate, withoutItem } from '@osnowa/estimate';
import type { CatalogueContent } from '../content/domain.ts';
import { fill, plural } from '../i18n/format.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { LocalText } from '../ui/text/local-text.tsx';
import { namesIn } from './catalogue-names.ts';
import styles from './chosen-list.module.css';
import { useCalculatorLabels } from './labels.tsx';
import { StateLink } from './state/state-link.tsx';
import type { Calculator } from './state/use-calculator.ts';

/** The chosen items by group, with their days; each can be removed. */
export function ChosenList({
  catalogue,
  estimate,
  calculator,
}: {
  catalogue: CatalogueContent;
  estimate: Estimate;
  calculator: Calculator;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  return (
    <ul className={styles.list}>
      {estimate.groups.flatMap((group) =>
        group.items.map((item) => (
          <li key={item.key}>
            <LocalText of={names.item(item.key)} />
            <span className={styles.days}>
              {item.days === 0 ? labels.included : plural(locale, item.days, labels.personDays)}
            </span>
            <StateLink
              calculator={calculator}
              to={{ choice: withoutItem(estimate.choice, item.key) }}
              replace
              aria-label={fill(labels.removeItem, { name: names.item(item.key)?.text ?? '' })}
            >
              {labels.remove}
            </StateLink>
          </li>
        )),
      )}
    </ul>
  );
}
