'use client';

import { ATTACHMENTS } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { useRef, useState } from 'react';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { adminLanguage } from '../../../kit/office-language.ts';
import { useWords } from '../../../kit/office-words.tsx';
import { useTranslation } from '../../../kit/payload.ts';
import { sizeInWords } from '../../../leads/attachments/size-in-words.ts';
import { askReply } from './ask.ts';
import type { DraftFile } from './files.ts';

interface Props {
  lead: number;
  files: readonly DraftFile[];
  hasEstimate: boolean;
  error?: string | undefined;
  /** Makes sure that there is a draft to add to. @returns whether there is one */
  beforeAdding: () => Promise<boolean>;
  onFiles: (files: DraftFile[]) => void;
  onError: (text: string) => void;
}

/** The files that go with the reply. */
export function AnswerFiles(props: Props) {
  const { lead, files, hasEstimate, error, beforeAdding, onFiles, onError } = props;
  const words = useWords().leads.answer;
  const { i18n } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function change(path: string, body: object | FormData): Promise<boolean> {
    const said = await askReply<{ files: DraftFile[] }>(lead, path, body);
    if (said.kind === 'done') onFiles(said.answer.files);
    else if (said.kind === 'refused') onError(said.errors.files ?? said.message);
    else onError(words.failed);
    return said.kind === 'done';
  }

  async function add(path: string, bodies: readonly (object | FormData)[]) {
    setBusy(true);
    if (await beforeAdding()) {
      for (const body of bodies) if (!(await change(path, body))) break;
    }
    setBusy(false);
  }

  async function addChosen(chosen: FileList | null) {
    const bodies = Array.from(chosen ?? [], (file) => {
      const form = new FormData();
      form.append(ATTACHMENTS.field, file, file.name);
      return form;
    });
    await add('/files', bodies);
    if (chooser.current) chooser.current.value = '';
  }

  return (
    <section aria-label={words.files} className="answer__files">
      <ul>
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <span>
              {name} <small>{sizeInWords(size, adminLanguage(i18n.language))}</small>
            </span>
            <button
              type="button"
              className="answer__remove"
              aria-label={fill(words.removeFile, { name })}
              onClick={() => void change('/remove-file', { file: id })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={words.addFile}
        accept={ATTACHMENTS.extensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => void addChosen(target.files)}
      />
      <div className="actions">
        <SmallButton disabled={isBusy} onClick={() => chooser.current?.click()}>
          {words.addFile}
        </SmallButton>
        {hasEstimate ? (
          <SmallButton disabled={isBusy} onClick={() => void add('/estimate', [{}])}>
            {words.addEstimate}
          </SmallButton>
        ) : null}
      </div>
      <Problem text={error} />
    </section>
  );
}
