import { type ComponentProps, useCallback } from 'react';
import { useLocale } from './i18n.tsx';
import { localePath } from './locale-path.ts';

/** Turns a destination of the content into an address in the language of the page. */
export function useLocalePath(): (destination: string) => string {
  const locale = useLocale();
  return useCallback((destination) => localePath(locale, destination), [locale]);
}

/** Link to a destination as content holds it: pages of this site keep the visitor's language. */
export function LocaleLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return <a href={useLocalePath()(to)} {...props} />;
}
