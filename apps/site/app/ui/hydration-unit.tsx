import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React takes over by itself: in pieces between which the browser answers, and
 * at once when it is touched. Without units the first touch waits until the whole page is taken over.
 */
export function HydrationUnit({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
