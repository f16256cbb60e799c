import type { PostPageContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { CommercialBlocks, InsidePost } from './commercial/commercial-blocks.tsx';
import { usePolishLang } from './polish.ts';
import styles from './post-text.module.css';

/** A table of contents needs at least this many headings. */
const CONTENTS_FROM = 3;

/** The text of a post between its contents and what the company offers. */
export function PostText({ article, blocks }: Pick<PostPageContent, 'article' | 'blocks'>) {
  const [before, after] = article.parts;
  const lang = usePolishLang();
  return (
    <div className={styles.columns}>
      <Contents of={article.contents} />
      <div className={styles.text}>
        <RichText of={{ text: before, lang: 'pl' }} />
        {blocks
          .filter((block) => block.kind === 'insidePost')
          .map((block) => (
            <div key={block.id} lang={lang.label}>
              <InsidePost block={block} />
            </div>
          ))}
        {after ? <RichText of={{ text: after, lang: 'pl' }} /> : null}
      </div>
      <CommercialBlocks blocks={blocks} />
    </div>
  );
}

/** Table of contents, on screens with room next to the text. */
function Contents({ of }: { of: PostPageContent['article']['contents'] }) {
  const { blog } = useMessages();
  const lang = usePolishLang();
  if (of.length < CONTENTS_FROM) return null;
  return (
    <nav className={styles.contents} aria-labelledby="post-contents">
      <p id="post-contents" lang={lang.label}>
        {blog.contents}
      </p>
      <ol className={styles.headings}>
        {of.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
