import { Form } from 'react-router';
import { listPath, listQuery } from '../../content/blog-paths.ts';
import type { BlogListContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { LocaleLink, useLocalePath } from '../../i18n/locale-link.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Button } from '../../ui/links/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { usePolishLang } from './polish.ts';
import styles from './post-filter.module.css';

/** Longest text that is searched for. */
const MAX_SEARCH = 200;

/** Search box and topics of the list. They combine: who has searched narrows down by a topic. */
export function PostFilter({ list }: { list: BlogListContent }) {
  return (
    <div className={styles.filter}>
      <Search list={list} />
      <Tags list={list} />
    </div>
  );
}

function Search({ list: { category, tag, q } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const action = useLocalePath()(listPath(category));
  return (
    <search>
      <Form method="get" action={action} className={styles.search}>
        {tag ? <input type="hidden" name="tag" value={tag.slug} /> : null}
        <Field id="blog-search" label={blog.search}>
          {(control) => (
            <Input
              {...control}
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={MAX_SEARCH}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <Icon name="search" size={20} />
          {blog.searchButton}
        </Button>
      </Form>
    </search>
  );
}

function Tags({ list: { category, tag: current, tags, q } }: { list: BlogListContent }) {
  const { blog } = useMessages();
  const lang = usePolishLang();
  const path = listPath(category);
  return (
    <nav aria-label={blog.tags}>
      <ul className={styles.tags}>
        <li>
          <LocaleLink to={path} className={styles.tag} aria-current={markOf(current === null)}>
            {blog.allPosts}
          </LocaleLink>
        </li>
        {tags.map((tag) => (
          <li key={tag.id}>
            <LocaleLink
              to={path + listQuery({ q, tag: tag.slug })}
              className={styles.tag}
              aria-current={markOf(tag.slug === current?.slug)}
              lang={lang.article}
            >
              {tag.name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function markOf(isCurrent: boolean): 'true' | undefined {
  return isCurrent ? 'true' : undefined;
}
