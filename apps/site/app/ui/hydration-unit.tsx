import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React hydrates separately: between parts the browser responds, and a
 * touched part is hydrated at once. Without units the first touch waits for the whole page.
 */
export function HydrationUnit({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
