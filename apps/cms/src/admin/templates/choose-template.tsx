'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAsk } from '../../kit/ask.ts';
import { Problem } from '../../kit/controls.tsx';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { useRouteTransition } from '../../kit/payload.ts';
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

/** The templates as buttons: one makes the draft, and opens its form. */
export function ChooseTemplate({ choices, language }: Props) {
  const { push } = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const { ask, problem, isBusy } = useAsk();
  // Its form is being opened.
  const [isMade, setMade] = useState(false);
  const choose = async (template: TemplateName | null) => {
    if (isBusy || isMade) return;
    const made = await ask<{ id: number }>('/page-templates', { body: { template } });
    if (!made) return;
    setMade(true);
    startRouteTransition(() => push(`/admin/collections/pages/${made.id}`));
  };
  return (
    <>
      <ul className="new-page__choices">
        {choices.map(({ template, name, about }) => (
          <li key={name}>
            <button
              type="button"
              aria-disabled={isBusy || isMade}
              onClick={() => void choose(template)}
            >
              <strong>{name}</strong>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="new-page__state" role="status">
        {isBusy || isMade ? screenWords(language).templates.newPage.making : null}
      </p>
      <Problem text={problem} />
    </>
  );
}
