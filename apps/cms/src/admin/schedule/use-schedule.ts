'use client';

import { useEffect } from 'react';
import { useLoaded } from '../../kit/ask.ts';
import { useDocumentInfo, useServerFunctions } from '../../kit/payload.ts';
import type { PlannedJob } from './schedule-document.ts';

/** A change of the schedule, which the state above the form and the drawer both show. */
const CHANGED = new EventTarget();

/** Arguments of a request for a schedule or its end. */
interface Plan {
  type: 'publish' | 'unpublish';
  date: Date;
  /** The one language that is published; without it, all of them. */
  localeToPublish?: string;
}

interface Answer {
  error?: string;
}

/**
 * The scheduled jobs of the document in the form.
 * @param failed the sentence when the server cannot be reached
 */
export function useSchedule(failed: string) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { serverFunction } = useServerFunctions();
  const query = globalSlug ? `global=${globalSlug}` : `source=${collectionSlug}&document=${id}`;
  const isStored = globalSlug !== undefined || id !== undefined;
  // Known jobs stay where a reading fails: the next change asks again.
  const { loaded, load } = useLoaded<{ jobs: PlannedJob[] }>(
    isStored ? `/schedule?${query}` : null,
  );
  const jobs = loaded?.jobs ?? [];
  useEffect(() => {
    const again = () => void load();
    CHANGED.addEventListener('change', again);
    return () => CHANGED.removeEventListener('change', again);
  }, [load]);

  /** @returns a refusal in words; `null` when it is done */
  const ask = async (args: Record<string, unknown>): Promise<string | null> => {
    try {
      const answer = (await serverFunction({ name: 'schedule-publish', args })) as Answer;
      if (answer.error) return answer.error;
    } catch (error) {
      console.error(error);
      return failed;
    }
    CHANGED.dispatchEvent(new Event('change'));
    return null;
  };
  const plan = (asked: Plan) =>
    ask({
      ...asked,
      ...(globalSlug
        ? { global: globalSlug }
        : { doc: { relationTo: collectionSlug, value: String(id) } }),
    });
  const cancel = (job: PlannedJob) => ask({ deleteID: job.id });
  return { jobs, plan, cancel };
}
