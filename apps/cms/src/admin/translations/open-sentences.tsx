'use client';

import { fill } from '@osnowa/text';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Originals } from '../../changes/translations/endpoints.ts';
import { useLoaded } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useAllFormFields, useDocumentInfo } from '../../kit/payload.ts';
import { setOriginals, useGoOn, useOriginals, useTarget, waitingIn } from './originals.ts';
import { keyAt } from './text-keys.ts';

/**
 * Next to the buttons of a form in another language than the original: reads the originals of all
 * its fields, says how many sentences wait, and goes from one to the next.
 */
export function OpenSentences() {
  const target = useTarget();
  return target ? <OfLanguage key={target.name} target={target} /> : null;
}

function OfLanguage({ target }: { target: NonNullable<ReturnType<typeof useTarget>> }) {
  const { language, name } = target;
  const { data } = useDocumentInfo();
  const { loaded, problem } = useLoaded<Originals>(`/translations?${name}`, {
    renewed: data?.updatedAt,
  });
  useEffect(() => {
    if (loaded) setOriginals(name, loaded);
  }, [loaded, name]);
  useEffect(() => () => setOriginals(name, null), [name]);

  const { next } = useWords().translations.beside;
  const [fields] = useAllFormFields();
  const originals = useOriginals(name);
  const goOn = useGoOn(language);
  /** Path of the field that the address has opened, and key of the text that was opened since. */
  const opened = useRef(useSearchParams().get('field'));
  const last = useRef<string | null>(null);
  if (!originals) return <Problem text={problem} />;
  const waiting = waitingIn(originals, fields, language);
  const count = waiting
    .flatMap(({ sentences }) => sentences)
    .filter(({ state }) => state !== 'current').length;
  if (count === 0 || !originals.isWritable) return null;
  return (
    <SmallButton
      className="to-translate"
      onClick={async () => {
        const from = last.current ?? (opened.current && keyAt(opened.current, fields));
        last.current = await goOn(originals, from);
      }}
    >
      {fill(next, { n: count })}
    </SmallButton>
  );
}
