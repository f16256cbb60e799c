import { type ComponentProps, useCallback } from 'react';
import { Link } from 'react-router';
import { prefetchPage } from '../navigation/prefetch-page.ts';
import { useLocale } from './i18n.tsx';
import { localePath } from './locale-path.ts';

/** Turns a destination of the content into an address in the language of the page. */
export function useLocalePath(): (destination: string) => string {
  const locale = useLocale();
  return useCallback((destination) => localePath(locale, destination), [locale]);
}

/**
 * Link to a destination as content holds it. Pages of this site keep the visitor's language, open
 * without loading a document and are fetched as soon as the link is pointed at; everything else is
 * a plain link. `staysPut` is for a link that changes a part of the page, such as a filter: the page
 * does not scroll to its top.
 */
export function LocaleLink({
  to,
  staysPut = false,
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; staysPut?: boolean }) {
  const path = useLocalePath()(to);
  if (!path.startsWith('/')) return <a href={path} {...props} />;
  const prefetch = () => prefetchPage(path);
  return (
    <Link
      to={path}
      preventScrollReset={staysPut}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
    />
  );
}
