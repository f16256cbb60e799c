import type { CategoryContent } from '../../content/domain.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import styles from './post-weave.module.css';

/** Picture of a post: the cloth that belongs to its name, with the mark of its category. */
export function PostWeave({
  post,
  large = false,
}: {
  post: { slug: string; category: CategoryContent | null };
  large?: boolean;
}) {
  const icon = post.category?.icon;
  return (
    <div className={styles.weave} data-large={large || undefined}>
      <WeaveSwatch name={post.slug} eager={large} />
      {icon ? (
        <span className={styles.mark}>
          <Icon name={icon} size={large ? 32 : 24} />
        </span>
      ) : null}
    </div>
  );
}
