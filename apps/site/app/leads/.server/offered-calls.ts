import { readMessages } from '../../content/.server/messages.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { CallChoice } from '../call-times/times-list.tsx';

/**
 * Words and times for the choice of a call. Empty if no adviser takes calls by appointment, or the
 * times cannot be read: then the form only asks for a call.
 * @param shows `now`: the times themselves, on a page that is not stored; `later`: a script asks for them
 */
export async function offeredCalls(
  { calls, content, locale }: SiteRequest,
  shows: 'now' | 'later',
): Promise<{ calls?: CallChoice }> {
  const free = await calls.free();
  // A page without the times must not be cached for long.
  if (free === null) content.markStale();
  if (!free?.isOffered) return {};
  const { calls: words } = await readMessages(content, locale);
  return { calls: { words, free: shows === 'now' ? free : null } };
}
