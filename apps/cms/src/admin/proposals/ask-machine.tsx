'use client';

import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { sendRequest } from './send-request.ts';

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
  const [isBusy, setIsBusy] = useState(false);
  const say = (word: keyof ScreenWords['proposals']['proposal']) =>
    screenWords(language).proposals.proposal[word];
  const ask = async () => {
    setIsBusy(true);
    const request = { source, document, language: target };
    const got = await sendRequest<{ proposed: number }>('/machine', request);
    setIsBusy(false);
    if ('refusal' in got) toast.error(got.refusal || say('failed'));
    else if (got.answer.proposed === 0) toast.info(say('machineNothing'));
    else {
      toast.success(fill(say('machineDone'), { n: got.answer.proposed }));
      refresh();
    }
  };
  return (
    <button type="button" disabled={isBusy} onClick={() => void ask()}>
      {say(isBusy ? 'machineBusy' : 'machine')}
    </button>
  );
}
