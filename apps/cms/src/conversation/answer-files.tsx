'use client';

import { ATTACHMENTS } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { useState } from 'react';
import { useAsk } from '../kit/ask.ts';
import { Problem, SmallButton } from '../kit/controls.tsx';
import { useOfficeLanguage, useWords } from '../kit/office-words.tsx';
import { useFormFields } from '../kit/payload.ts';
import { sizeInWords } from '../leads/attachments/size-in-words.ts';
import type { DraftFile } from './files.ts';
import { type useDraft, useTypedText } from './use-draft.ts';

interface Props {
  lead: number;
  files: DraftFile[];
  hasEstimate: boolean;
  draft: ReturnType<typeof useDraft>;
}

/** The files that go with the reply. */
export function AnswerFiles({ lead, files: first, hasEstimate, draft }: Props) {
  const words = useWords().leads.answer;
  const language = useOfficeLanguage();
  const typed = useTypedText();
  const [files, setFiles] = useState(first);
  const { ask, problem, isBusy } = useAsk();
  const unsent = useFormFields(
    ([{ files: field }]) => field?.valid === false && field.errorMessage,
  );

  /** @returns whether it was done */
  async function change(path: string, body: object): Promise<boolean> {
    if (!(await draft.save(typed(), true))) return false;
    const answer = await ask<{ files: DraftFile[] }>(`/leads/${lead}/reply/${path}`, { body });
    if (answer) setFiles(answer.files);
    return answer !== null;
  }

  async function add(chosen: FileList | null) {
    for (const file of Array.from(chosen ?? [])) {
      const form = new FormData();
      form.append(ATTACHMENTS.field, file, file.name);
      if (!(await change('files', form))) return;
    }
  }

  return (
    <section aria-label={words.files}>
      <ul className="rows">
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <span>
              {name} <small>{sizeInWords(size, language)}</small>
            </span>
            <SmallButton
              aria-label={fill(words.removeFile, { name })}
              onClick={() => void change('remove-file', { file: id })}
            >
              ×
            </SmallButton>
          </li>
        ))}
      </ul>
      <div className="actions">
        <label className="btn btn--style-secondary btn--size-small">
          {words.addFile}
          <input
            type="file"
            className="unseen"
            multiple
            disabled={isBusy}
            accept={ATTACHMENTS.extensions.map((extension) => `.${extension}`).join(',')}
            onChange={({ target }) =>
              void add(target.files).then(() => {
                target.value = '';
              })
            }
          />
        </label>
        {hasEstimate ? (
          <SmallButton disabled={isBusy} onClick={() => void change('estimate', {})}>
            {words.addEstimate}
          </SmallButton>
        ) : null}
      </div>
      <Problem text={problem ?? (unsent || null)} />
    </section>
  );
}
