'use client';

import { fill } from '@osnowa/text';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { ask } from '../kit/ask.ts';
import { SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import type { Imported } from './endpoints.ts';

interface Problem {
  row: number;
  message: string;
}

type Outcome =
  | { kind: 'idle' | 'busy' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'done'; imported: Imported }
  | { kind: 'refused'; problems: Problem[] };

/** How many problems are shown at once. */
const SHOWN = 50;

/** Above the list of redirects: export and import as a file. */
export function TableControls() {
  const router = useRouter();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const words = useWords().redirects.tableControls;

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setOutcome({ kind: 'busy' });
    const result = await send(file);
    target.value = '';
    setOutcome(result);
    if (result.kind === 'done') router.refresh();
  }

  return (
    <div style={{ marginBottom: 'var(--base)' }}>
      <SmallButton el="anchor" url="/payload/redirects/export">
        {words.export}
      </SmallButton>{' '}
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
        {outcome.kind === 'done' ? fill(words.done, { ...outcome.imported }) : null}
        {outcome.kind === 'failed' ? outcome.sentence : null}
        {outcome.kind === 'refused' ? <Problems problems={outcome.problems} /> : null}
      </div>
    </div>
  );
}

function Problems({ problems }: { problems: Problem[] }) {
  const words = useWords().redirects.tableControls;
  return (
    <>
      <p>{words.refused}</p>
      <ul>
        {problems.slice(0, SHOWN).map(({ row, message }) => (
          <li key={row}>{row === 0 ? message : fill(words.row, { row, message })}</li>
        ))}
      </ul>
    </>
  );
}

async function send(file: File): Promise<Outcome> {
  const answer = await ask<Imported, { problems: Problem[] }>('/redirects/import', { body: file });
  if (answer.ok) return { kind: 'done', imported: answer.body };
  const { problems } = answer.refusal.data;
  return problems
    ? { kind: 'refused', problems }
    : { kind: 'failed', sentence: answer.refusal.sentence };
}
