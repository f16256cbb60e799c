'use client';

import { LOCALES } from '@osnowa/contract';
import { useEffect, useState } from 'react';
import { editingRights, writesContent, writesEverything } from '../../accounts/editing-rights.ts';
import { useLoaded } from '../../kit/ask.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { Button, toast, useAuth, useDocumentInfo, useServerFunctions } from '../../kit/payload.ts';
import type { PlannedJob, ScheduleAnswer } from './schedule-document.ts';
import { momentInWords } from './schedule-time.ts';

/** A change of the schedule, which the state above the form and the drawer both show. */
const CHANGED = new EventTarget();

interface Plan {
  type: 'publish' | 'unpublish';
  date: Date;
  /** The one language that is published; without it, all of them. */
  localeToPublish?: string;
}

export function useSchedule() {
  const { failed } = useWords().schedule;
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
      const answer = (await serverFunction({ name: 'schedule-publish', args })) as ScheduleAnswer;
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

interface Props {
  jobs: readonly PlannedJob[];
  cancel(job: PlannedJob): Promise<string | null>;
}

export function PlannedJobs({ jobs, cancel }: Props) {
  const { user } = useAuth();
  const language = useOfficeLanguage();
  const words = useWords().schedule;
  const [busy, setBusy] = useState<number | null>(null);
  const rights = editingRights(user);
  const mayCancel = rights?.mayPublish && writesEverything(rights);
  const press = async (job: PlannedJob) => {
    setBusy(job.id);
    const refusal = await cancel(job);
    setBusy(null);
    if (refusal === null) toast.success(words.cancelled);
    else toast.error(refusal);
  };
  return (
    <ul className="rows">
      {jobs.map((job) => {
        const moment = momentInWords(job.dueAt, { language });
        const what = words[job.kind === 'publish' ? 'publication' : 'end'];
        return (
          <li key={job.id}>
            <span>
              {what}: <time dateTime={job.dueAt}>{moment}</time>
              {job.locale ? ` (${LOCALES[job.locale].name})` : null}
            </span>
            {mayCancel ? (
              <Button
                buttonStyle="none"
                className="link-button"
                margin={false}
                disabled={busy === job.id}
                aria-label={`${words.cancel}: ${moment}`}
                onClick={() => void press(job)}
              >
                {words.cancel}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Above the fields of a document, below its state: its scheduled jobs. */
export function ScheduledNotice() {
  return writesContent(useAuth().user) ? <Notice /> : null;
}

function Notice() {
  const { jobs, cancel } = useSchedule();
  if (jobs.length === 0) return null;
  return (
    <div className="notice notice--good" role="status">
      <PlannedJobs jobs={jobs} cancel={cancel} />
    </div>
  );
}
