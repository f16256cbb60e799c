import { readMessages } from '../../content/.server/messages.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { CallChoice } from '../call-times/times-list.tsx';

/**
 * What a form needs to offer times for a call; nothing where no adviser takes calls by appointment,
 * or that cannot be read: the form then asks for a call, and no more.
 * @param shows `now`: the times themselves, on a page that is not stored; `later`: a script asks for them
 */
export async function offeredCalls(
  { calls, content, locale }: SiteRequest,
  shows: 'now' | 'later',
): Promise<{ calls?: CallChoice }> {
  const free = await calls.free();
  // The page must not be stored for long without times that there are.
  if (free === null) content.markStale();
  if (!free?.isOffered) return {};
  const { calls: words } = await readMessages(content, locale);
  return { calls: { words, free: shows === 'now' ? free : null } };
}
