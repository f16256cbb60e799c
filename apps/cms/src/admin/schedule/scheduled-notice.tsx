'use client';

import { useTranslation } from '@payloadcms/ui';
import { screenWords } from '../../kit/screen-words.ts';
import { PlannedJobs } from './planned-jobs.tsx';

import { useSchedule } from './use-schedule.ts';
import './schedule.css';

/** Above the fields of a document, below its state: its scheduled jobs. */
export function ScheduledNotice() {
  const { i18n } = useTranslation();
  const { jobs, cancel } = useSchedule(screenWords(i18n.language).schedule.failed);
  if (jobs.length === 0) return null;
  return (
    <div className="scheduled-notice" role="status">
      <PlannedJobs jobs={jobs} cancel={cancel} />
    </div>
  );
}
