'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';
import type { Imported } from '../../redirects/import-table.ts';

interface Problem {
  row: number;
  message: string;
}

type Outcome =
  | { kind: 'idle' | 'busy' | 'failed' }
  | { kind: 'done'; imported: Imported }
  | { kind: 'refused'; problems: Problem[] };

/** How many problems are shown at once. */
const SHOWN = 50;

/** Above the list of redirects: export and import as a file. */
export function TableControls() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const words = WORDS[adminLanguage(i18n.language)];
  const address = `${config.serverURL}${config.routes.api}/redirects`;

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setOutcome({ kind: 'busy' });
    const result = await send(`${address}/import`, file);
    target.value = '';
    setOutcome(result);
    if (result.kind === 'done') router.refresh();
  }

  return (
    <div style={{ marginBottom: 'var(--base)' }}>
      <Button buttonStyle="secondary" size="small" el="anchor" url={`${address}/export`}>
        {words.export}
      </Button>{' '}
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={outcome.kind === 'busy'}
        extraButtonProps={{ 'aria-describedby': hint }}
        onClick={() => input.current?.click()}
      >
        {outcome.kind === 'busy' ? words.busy : words.import}
      </Button>
      <input ref={input} type="file" accept=".csv,text/csv" hidden onChange={load} />
      <p id={hint} className="list-about">
        {words.hint}
      </p>
      <div role="status">
        {outcome.kind === 'done' ? filled(words.done, { ...outcome.imported }) : null}
        {outcome.kind === 'failed' ? words.failed : null}
        {outcome.kind === 'refused' ? <Problems problems={outcome.problems} words={words} /> : null}
      </div>
    </div>
  );
}

function Problems({ problems, words }: { problems: Problem[]; words: typeof pl }) {
  return (
    <>
      <p>{words.refused}</p>
      <ul>
        {problems.slice(0, SHOWN).map(({ row, message }) => (
          <li key={row}>{row === 0 ? message : filled(words.row, { row, message })}</li>
        ))}
      </ul>
    </>
  );
}

async function send(address: string, file: File): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'text/csv' },
      body: file,
    });
    if (response.ok) return { kind: 'done', imported: (await response.json()) as Imported };
    if (response.status !== 422) return { kind: 'failed' };
    return {
      kind: 'refused',
      problems: ((await response.json()) as { problems: Problem[] }).problems,
    };
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'failed' };
    throw error;
  }
}

const pl = {
  export: 'Pobierz CSV',
  import: 'Wczytaj CSV',
  hint: 'Pierwszy wiersz pliku: from (skąd), to (dokąd), status (rodzaj, 301 albo 302). Wczytanie dodaje i zmienia przekierowania, niczego nie usuwa: albo wszystkie wiersze, albo żaden.',
  busy: 'Wczytuję…',
  done: 'Nowe: {created}, zmienione: {changed}, bez zmian: {unchanged}.',
  refused: 'Niczego nie wczytano. Popraw te wiersze i spróbuj ponownie:',
  row: 'Wiersz {row}: {message}',
  failed:
    'Nie udało się. Sprawdź połączenie i rozmiar pliku (najwyżej 1 MB), potem spróbuj ponownie.',
};

const en: typeof pl = {
  export: 'Download CSV',
  import: 'Load CSV',
  hint: 'The first row of the file: from, to, status (301 or 302). Loading adds and changes redirects and removes none: either all rows or none.',
  busy: 'Loading…',
  done: 'New: {created}, changed: {changed}, as they were: {unchanged}.',
  refused: 'Nothing was loaded. Correct these rows and try again:',
  row: 'Row {row}: {message}',
  failed:
    'That did not work. Check the connection and the size of the file (1 MB at most), then try again.',
};

const WORDS: Record<AdminLanguage, typeof pl> = { pl, en };

/** Replaces names in braces by values. */
function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
