'use client';

import { LOCALES } from '@osnowa/contract';
import { Button, toast, useAuth, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { editingRights, writesEverything } from '../../access/editing-rights.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';
import type { PlannedJob } from './endpoint.ts';
import { momentInWords } from './moment-in-words.ts';

interface Props {
  jobs: readonly PlannedJob[];
  cancel(job: PlannedJob): Promise<string | null>;
}

/** The scheduled jobs, each with a button that cancels it. */
export function PlannedJobs({ jobs, cancel }: Props) {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const language = adminLanguage(i18n.language);
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
    <ul className="planned-jobs">
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
                className="planned-jobs__cancel"
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
