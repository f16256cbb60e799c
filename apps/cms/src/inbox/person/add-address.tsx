'use client';

import { useId, useState } from 'react';
import { Act } from '../../kit/act.tsx';
import { useWords } from '../../kit/office-words.tsx';

/** Asks for another address of a person. */
export function AddAddress({ path }: { path: string }) {
  const words = useWords().leads.person;
  const [mail, setMail] = useState('');
  const id = useId();
  return (
    <div className="actions">
      <label htmlFor={id}>{words.writesFrom}</label>
      <input
        id={id}
        type="email"
        autoComplete="off"
        value={mail}
        onChange={({ target }) => setMail(target.value)}
      />
      <Act label={words.addAddress} path={path} body={{ mail, isTheirs: true }} />
    </div>
  );
}
