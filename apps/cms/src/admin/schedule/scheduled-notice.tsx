'use client';

import { useAuth } from '@payloadcms/ui';
import { writesContent } from '../../access/editing-rights.ts';
import { useWords } from '../../kit/office-words.tsx';
import { PlannedJobs } from './planned-jobs.tsx';

import { useSchedule } from './use-schedule.ts';
import './schedule.css';

/** Above the fields of a document, below its state: its scheduled jobs. */
export function ScheduledNotice() {
  return writesContent(useAuth().user) ? <Scheduled /> : null;
}

function Scheduled() {
  const words = useWords();
  const { jobs, cancel } = useSchedule(words.schedule.failed);
  if (jobs.length === 0) return null;
  return (
    <div className="scheduled-notice" role="status">
      <PlannedJobs jobs={jobs} cancel={cancel} />
    </div>
  );
}
