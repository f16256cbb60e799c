'use client';

import { fill } from '@osnowa/text';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { ask } from './ask.ts';
import { SmallButton } from './controls.tsx';

interface Problem {
  row: number;
  message: string;
}

type Outcome<Done> =
  | { kind: 'idle' | 'busy' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'done'; imported: Done }
  | { kind: 'refused'; problems: Problem[] };

/** How many problems are shown at once. */
const SHOWN = 50;

/** Above a list: import of a CSV file, as a whole or not at all. */
export function ImportControls({
  to,
  words,
  children,
}: {
  /** Path of the endpoint below `/payload`. */
  to: string;
  /** `done` names the counts of its answer. */
  words: Record<'import' | 'hint' | 'busy' | 'done' | 'refused' | 'row', string>;
  /** Before the button. */
  children?: ReactNode;
}) {
  const router = useRouter();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome<Record<string, number>>>({ kind: 'idle' });

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setOutcome({ kind: 'busy' });
    const result = await send(to, file);
    target.value = '';
    setOutcome(result);
    if (result.kind === 'done') router.refresh();
  }

  return (
    <div style={{ marginBottom: 'var(--base)' }}>
      {children}
      <SmallButton
        disabled={outcome.kind === 'busy'}
        extraButtonProps={{ 'aria-describedby': hint }}
        onClick={() => input.current?.click()}
      >
        {outcome.kind === 'busy' ? words.busy : words.import}
      </SmallButton>
      <input ref={input} type="file" accept=".csv,text/csv" hidden onChange={load} />
      <p id={hint} className="about">
        {words.hint}
      </p>
      <div role="status">
        {outcome.kind === 'done' ? fill(words.done, outcome.imported) : null}
        {outcome.kind === 'failed' ? outcome.sentence : null}
        {outcome.kind === 'refused' ? (
          <>
            <p>{words.refused}</p>
            <ul>
              {outcome.problems.slice(0, SHOWN).map(({ row, message }) => (
                <li key={`${row} ${message}`}>
                  {row === 0 ? message : fill(words.row, { row, message })}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </div>
  );
}

async function send(to: string, file: File): Promise<Outcome<Record<string, number>>> {
  const answer = await ask<Record<string, number>, { problems: Problem[] }>(to, { body: file });
  if (answer.ok) return { kind: 'done', imported: answer.body };
  const { problems } = answer.refusal.data;
  return problems
    ? { kind: 'refused', problems }
    : { kind: 'failed', sentence: answer.refusal.sentence };
}
