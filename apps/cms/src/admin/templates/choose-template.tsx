'use client';

import { useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';

import type { TemplateName } from './templates.ts';

/** A template for a new page, in the language of the back office; `null` is an empty page. */
export interface Choice {
  template: TemplateName | null;
  name: string;
  about: string;
}

interface Props {
  choices: readonly Choice[];
  language: AdminLanguage;
}

/** The id of the new page, or the sentence of a refusal; an empty one where no answer came. */
async function make(template: TemplateName | null): Promise<number | string> {
  try {
    const response = await fetch('/payload/page-templates', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ template }),
    });
    const answer = await response.json();
    return response.ok ? (answer.id as number) : (answer.errors?.[0]?.message ?? '');
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    return '';
  }
}

/** The templates as buttons: one makes the draft, and opens its form. */
export function ChooseTemplate({ choices, language }: Props) {
  const { push } = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const [state, setState] = useState<'idle' | 'making' | { refusal: string }>('idle');
  const isMaking = state === 'making';
  const choose = async (template: TemplateName | null) => {
    if (isMaking) return;
    setState('making');
    const made = await make(template);
    if (typeof made === 'string')
      setState({ refusal: made || screenWords(language).templates.newPage.failed });
    else startRouteTransition(() => push(`/admin/collections/pages/${made}`));
  };
  return (
    <>
      <ul className="new-page__choices">
        {choices.map(({ template, name, about }) => (
          <li key={name}>
            <button type="button" aria-disabled={isMaking} onClick={() => void choose(template)}>
              <strong>{name}</strong>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="new-page__state" role="status">
        {isMaking ? screenWords(language).templates.newPage.making : null}
      </p>
      {typeof state === 'object' ? (
        <p className="new-page__refusal" role="alert">
          {state.refusal}
        </p>
      ) : null}
    </>
  );
}
