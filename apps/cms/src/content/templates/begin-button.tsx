'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { useAsk } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import { useWords } from '../../kit/office-words.tsx';
import { useRouteTransition } from '../../kit/payload.ts';

interface Props extends Pick<ComponentProps<typeof SmallButton>, 'buttonStyle' | 'size'> {
  template: number | string;
  /** For ears, where several such buttons are below each other. */
  name?: string;
}

/** Makes a draft by Payload's own copy of the template, and opens its form. */
export function BeginButton({ template, name, ...look }: Props) {
  const { push } = useRouter();
  const { startRouteTransition } = useRouteTransition();
  const { ask, problem, isBusy } = useAsk();
  const words = useWords().templates;
  const begin = async () => {
    const body = { _status: 'draft' };
    const made = await ask<{ doc: { id: number } }>(`/pages/${template}/duplicate`, { body });
    if (made) startRouteTransition(() => push(`/admin/collections/pages/${made.doc.id}`));
  };
  return (
    <>
      <SmallButton
        {...look}
        aria-label={name && `${words.begin}: ${name}`}
        disabled={isBusy}
        onClick={() => void begin()}
      >
        {words.begin}
      </SmallButton>
      <Problem text={problem} />
    </>
  );
}
