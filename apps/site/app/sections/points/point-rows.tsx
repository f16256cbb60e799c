import type { ProductContent } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './point-rows.module.css';

/** Points as rows between hairlines. Each row shows a name with its sentence next to it. */
export function PointRows({ items }: { items: ProductContent['modules'] }) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <LocalText as="h3" of={item.title} />
          <LocalText as="p" of={item.description} />
        </li>
      ))}
    </ul>
  );
}
