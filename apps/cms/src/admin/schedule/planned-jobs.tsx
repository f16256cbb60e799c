'use client';

import { LOCALES } from '@osnowa/contract';
import { useState } from 'react';
import { editingRights, writesContent, writesEverything } from '../../access/editing-rights.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { Button, toast, useAuth } from '../../kit/payload.ts';
import { screenWords } from '../../kit/screen-words.ts';
import { momentInWords } from './moment-in-words.ts';
import type { PlannedJob } from './schedule-document.ts';
import { useSchedule } from './use-schedule.ts';

interface Props {
  jobs: readonly PlannedJob[];
  cancel(job: PlannedJob): Promise<string | null>;
}

/** The scheduled jobs, each with a button that cancels it. */
export function PlannedJobs({ jobs, cancel }: Props) {
  const { user } = useAuth();
  const language = useOfficeLanguage();
  const [busy, setBusy] = useState<number | null>(null);
  const rights = editingRights(user);
  const mayCancel = rights?.mayPublish && writesEverything(rights);
  const press = async (job: PlannedJob) => {
    setBusy(job.id);
    const refusal = await cancel(job);
    setBusy(null);
    if (refusal === null) toast.success(screenWords(language).schedule.cancelled);
    else toast.error(refusal);
  };
  return (
    <ul className="rows">
      {jobs.map((job) => {
        const moment = momentInWords(job.dueAt, { language });
        const what = screenWords(language).schedule[job.kind === 'publish' ? 'publication' : 'end'];
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
                aria-label={`${screenWords(language).schedule.cancel}: ${moment}`}
                onClick={() => void press(job)}
              >
                {screenWords(language).schedule.cancel}
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
  const words = useWords();
  const { jobs, cancel } = useSchedule(words.schedule.failed);
  if (jobs.length === 0) return null;
  return (
    <div className="notice notice--good" role="status">
      <PlannedJobs jobs={jobs} cancel={cancel} />
    </div>
  );
}
