import { postPath } from '../../content/blog-paths.ts';
import type { PostPageContent, SettingsContent } from '../../content/domain.ts';
import { useServerMessages } from '../../i18n/i18n.tsx';
import { localePath } from '../../i18n/locale-path.ts';
import { Island } from '../../islands/island.tsx';
import { useArticleLang } from '../../sections/blog/article-lang.ts';
import { ArticleNotice } from '../../sections/blog/articles.tsx';
import { TopBlocks } from '../../sections/blog/commercial/commercial-blocks.tsx';
import { island as stickyBlocks } from '../../sections/blog/commercial/sticky-blocks.island.tsx';
import { isSticky } from '../../sections/blog/commercial/sticky-blocks.tsx';
import { PostNeighbours, PostTags, ReadMore, ShareLinks } from '../../sections/blog/post-end.tsx';
import { PostHeader } from '../../sections/blog/post-header.tsx';
import { PostText } from '../../sections/blog/post-text.tsx';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { ContactArea } from '../../sections/contact/contact-area.tsx';
import { band, stack } from '../../ui/layout/layout.ts';
import styles from './blog-post-page.module.css';

interface BlogPostPageProps {
  content: PostPageContent;
  settings: SettingsContent;
  publicUrl: string;
}

/** An article, from its title to further articles. */
export function BlogPostPage({ content, settings, publicUrl }: BlogPostPageProps) {
  const { post, figure, article, blocks, previous, next, related } = content;
  const lang = useArticleLang(post.language);
  const { frame } = useServerMessages();
  return (
    <>
      <div className={band}>
        <ArticleNotice language={post.language} />
        <article lang={lang.article}>
          <PostHeader post={post} figure={figure} article={article} />
          <TopBlocks blocks={blocks} language={post.language} />
          <PostText post={post} article={article} blocks={blocks} />
          <div className={stack(6, styles.end)}>
            <PostTags post={post} />
          </div>
        </article>
        <div className={stack(6, styles.end)}>
          <ShareLinks
            title={post.title}
            url={publicUrl + localePath(post.language, postPath(post))}
          />
          <PostNeighbours previous={previous} next={next} />
        </div>
        <Island of={stickyBlocks} props={{ blocks: blocks.filter(isSticky) }} />
      </div>
      <ReadMore post={post} related={related} />
      <ContactArea
        settings={settings}
        heading={frame.askAboutArticle}
        asksAbout="article"
        more={<CallLink />}
      />
    </>
  );
}
