import type { DateFieldServerProps } from 'payload';
import { readOffice } from '../../../leads/deadlines/reply-deadline.ts';
import { OfficeTime } from './next-step.tsx';

/** The time of the next step by the company's clocks, as the reminder and the start page say it. */
export async function NextStepTime({ clientField, path, payload, readOnly }: DateFieldServerProps) {
  const { timeZone } = await readOffice(payload);
  return (
    <OfficeTime
      field={clientField}
      path={path}
      timeZone={timeZone}
      {...(readOnly !== undefined && { readOnly })}
    />
  );
}
