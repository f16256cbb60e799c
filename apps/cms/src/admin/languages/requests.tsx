'use client';

import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import Link from 'next/link';
import { useState } from 'react';
import { mayPublish } from '../../access/editing-rights.ts';
import type { FormRequest } from '../../changes/languages/endpoints.ts';
import { SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { toast, useAuth } from '../../kit/payload.ts';
import type { ScreenWords } from '../../kit/screen-words.ts';

/** Who asks for a publication, in words. */
export function askerIn({ languages }: ScreenWords, { askedBy }: FormRequest): string {
  return askedBy === '' ? languages.askedByMachine : fill(languages.asked, { name: askedBy });
}

interface Props {
  requests: readonly FormRequest[];
  change(path: string, body: object): Promise<string | null>;
}

/** In the sidebar of a form: drafts that wait for this publisher, who can send them back. */
export function Requests({ requests, change }: Props) {
  const { user } = useAuth();
  if (!mayPublish(user)) return null;
  const waiting = requests.filter(({ answer }) => answer === null);
  return waiting.map((one) => <Waiting key={one.language} request={one} change={change} />);
}

function Waiting({ request, change }: Pick<Props, 'change'> & { request: FormRequest }) {
  const { language, note, changes } = request;
  const words = useWords();
  const [answer, setAnswer] = useState('');
  const sendBack = async () => {
    const body = { isAsked: false, language, answer };
    const refusal = await change('asked-publications', body);
    if (refusal !== null) toast.error(refusal);
  };
  return (
    <div className="notice notice--plain">
      <strong>
        {language && `${LOCALES[language].name}: `}
        {askerIn(words, request)}
      </strong>
      {note ? <p>{note}</p> : null}
      {changes === null ? null : <Link href={changes}>{words.languages.changes}</Link>}
      <label>
        {words.languages.answer}
        <textarea
          rows={2}
          maxLength={1_000}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </label>
      <SmallButton disabled={answer.trim() === ''} onClick={() => void sendBack()}>
        {words.languages.sendBack}
      </SmallButton>
    </div>
  );
}
