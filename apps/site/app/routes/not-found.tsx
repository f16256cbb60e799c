import { notFound } from '../content/refusal.ts';

export function loader() {
  throw notFound();
}

/** Never rendered: the loader always answers 404. React Router shows errors only of routes with a component. */
export default function NotFound() {
  return null;
}
