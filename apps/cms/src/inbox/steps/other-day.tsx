'use client';

import { useId, useState } from 'react';
import { Act } from '../../kit/act.tsx';
import { useWords } from '../../kit/office-words.tsx';

/** Asks for the day until which a lead is snoozed. @param first the earliest, as `YYYY-MM-DD` */
export function OtherDay({ path, first }: { path: string; first: string }) {
  const words = useWords().leads.snooze;
  const [until, setUntil] = useState('');
  const id = useId();
  return (
    <div className="actions">
      <label htmlFor={id}>{words.otherDay}</label>
      <input
        id={id}
        type="date"
        min={first}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        // The page is one form, which Enter would save.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {until ? <Act label={words.snoozeUntil} path={path} body={{ until }} /> : null}
    </div>
  );
}
