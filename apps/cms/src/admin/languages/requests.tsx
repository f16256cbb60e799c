'use client';

import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { toast, useAuth } from '@payloadcms/ui';
import Link from 'next/link';
import type { FormEvent } from 'react';
import { mayPublish } from '../../access/editing-rights.ts';
import type { FormRequest } from '../../changes/languages/endpoints.ts';
import { SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
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
  const words = useWords();
  const waiting = requests.filter(({ answer }) => answer === null);
  if (!mayPublish(user)) return null;
  const answer = async (event: FormEvent<HTMLFormElement>, language: string) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('answer');
    const body = { isAsked: false, language, answer: said };
    const refusal = await change('asked-publications', body);
    if (refusal !== null) toast.error(refusal);
  };
  return waiting.map((request) => (
    <form
      key={request.language}
      className="shown-languages__request"
      onSubmit={(event) => void answer(event, request.language)}
    >
      <strong>
        {request.language && `${LOCALES[request.language].name}: `}
        {askerIn(words, request)}
      </strong>
      {request.note ? <p>{request.note}</p> : null}
      {request.changes === null ? null : (
        <Link href={request.changes}>{words.languages.changes}</Link>
      )}
      <label>
        {words.languages.answer}
        <input name="answer" required maxLength={1_000} autoComplete="off" />
      </label>
      <SmallButton type="submit">{words.languages.sendBack}</SmallButton>
    </form>
  ));
}
