import type { LocalText } from '@osnowa/text';
import type { BlogListContent, PageContent, SectionData } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { PostList, PostSearch } from '../../sections/blog/post-list.tsx';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { ContactArea } from '../../sections/contact/contact-area.tsx';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import { Sections } from '../../sections/sections.tsx';

interface BlogListPageProps {
  page: PageContent;
  data: SectionData;
  list: BlogListContent;
}

/** The blog, or one category of it; then the sections that an editor put below the list. */
export function BlogListPage({ page, data, list }: BlogListPageProps) {
  const hasForm = page.sections.some(({ kind }) => kind === 'contact');
  return (
    <>
      <PageHeader
        title={useTitle(list.category?.name ?? page.title, list.page)}
        subtitle={list.category ? null : page.subtitle}
        aside={<PostSearch list={list} />}
      />
      <PostList list={list} />
      <Sections of={page.sections} data={data} />
      {hasForm ? null : <ContactArea settings={data.settings} more={<CallLink />} />}
    </>
  );
}

function useTitle(title: LocalText, page: number): LocalText {
  const { blog } = useMessages();
  const locale = useLocale();
  if (page === 1 || title.lang !== locale) return title;
  return { ...title, text: fill(blog.page, { title: title.text, page }) };
}
