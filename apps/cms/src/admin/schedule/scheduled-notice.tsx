'use client';

import { useTranslation } from '@payloadcms/ui';
import { adminLanguage } from '../../fields/admin-label.ts';
import { PlannedJobs } from './planned-jobs.tsx';
import { SCHEDULE_WORDS } from './schedule-words.ts';
import { useSchedule } from './use-schedule.ts';
import './schedule.css';

/** Above the fields of a document, below its state: its scheduled jobs. */
export function ScheduledNotice() {
  const { i18n } = useTranslation();
  const { jobs, cancel } = useSchedule(SCHEDULE_WORDS.failed[adminLanguage(i18n.language)]);
  if (jobs.length === 0) return null;
  return (
    <div className="scheduled-notice" role="status">
      <PlannedJobs jobs={jobs} cancel={cancel} />
    </div>
  );
}
