'use client';

import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useAsk } from '../../kit/ask.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';

interface Props {
  source: string;
  /** Empty for a global. */
  document: string;
  target: Locale;
  language: AdminLanguage;
}

/** Has the company's translation service propose missing and stale texts. */
export function AskMachine({ source, document, target, language }: Props) {
  const { refresh } = useRouter();
  const { ask, isBusy } = useAsk(toast.error);
  const say = (word: keyof ScreenWords['proposals']['proposal']) =>
    screenWords(language).proposals.proposal[word];
  const propose = async () => {
    const body = { source, document, language: target };
    const got = await ask<{ proposed: number }>('/translations/machine', { body });
    if (!got) return;
    if (got.proposed === 0) return toast.info(say('machineNothing'));
    toast.success(fill(say('machineDone'), { n: got.proposed }));
    refresh();
  };
  return (
    <button type="button" disabled={isBusy} onClick={() => void propose()}>
      {say(isBusy ? 'machineBusy' : 'machine')}
    </button>
  );
}
