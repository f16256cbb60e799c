import type { PostPageContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { accentClass } from '../../ui/accent.ts';
import { stack } from '../../ui/layout/layout.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import roles from '../../ui/text/roles.module.css';
import text from '../text/text.module.css';
import { useArticleLang } from './article-lang.ts';
import { CommercialBlocks, InsidePost } from './commercial/commercial-blocks.tsx';
import { placeOf } from './figure-drawing.tsx';
import styles from './post-text.module.css';

/** A table of contents needs at least this many headings. */
const CONTENTS_FROM = 3;

/** The text of a post between its contents and the company's offer. */
export function PostText({
  post: { language, category },
  article,
  blocks,
}: Pick<PostPageContent, 'post' | 'article' | 'blocks'>) {
  const [before, after] = article.parts;
  const lang = useArticleLang(language);
  return (
    <div
      className={stack(7, styles.columns, category ? accentClass(placeOf(category)) : styles.plain)}
    >
      <Contents of={article.contents} lang={lang.label} />
      <div className={stack(6, styles.text)}>
        <RichText of={{ text: before, lang: language }} />
        {blocks
          .filter((block) => block.kind === 'insidePost')
          .map((block) => (
            <div key={block.id} lang={lang.label}>
              <InsidePost block={block} />
            </div>
          ))}
        {after ? <RichText of={{ text: after, lang: language }} /> : null}
      </div>
      <CommercialBlocks blocks={blocks} language={language} />
    </div>
  );
}

/** Table of contents, next to the text on screens with room for it. */
function Contents({
  of,
  lang,
}: {
  of: PostPageContent['article']['contents'];
  lang: string | undefined;
}) {
  const { blog } = useMessages();
  if (of.length < CONTENTS_FROM) return null;
  return (
    <nav className={stack(3, text.contents, styles.contents)} aria-labelledby="post-contents">
      <p id="post-contents" className={`${roles.bold} ${roles.fine}`} lang={lang}>
        {blog.contents}
      </p>
      <ol className={stack(2, text.links)}>
        {of.map(({ id, text: name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
