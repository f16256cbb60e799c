import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A new choice needs no data from the server: loaders run for another page only. */
export function onlyAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
