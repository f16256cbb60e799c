import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A choice changes the address and nothing that the server knows: only another page is asked for. */
export function onlyAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
