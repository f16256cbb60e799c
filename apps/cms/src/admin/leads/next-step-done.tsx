'use client';

import { useWords } from '../../kit/office-words.tsx';
import { Button, useField, useForm } from '../../kit/payload.ts';
import { loadAnew, usePageReady } from './steps/page-ready.ts';

/** Below the time of the next step: ends the step, which stays in the history. */
export function NextStepDone() {
  const words = useWords();
  const { submit } = useForm();
  const isReady = usePageReady();
  const { initialValue } = useField<string | null>({ path: 'nextStep' });
  if (!initialValue) return null;

  async function end() {
    const result = await submit({ overrides: { nextStep: null, nextStepAt: null } });
    if (result?.res.ok) loadAnew();
  }

  return (
    <Button buttonStyle="secondary" size="small" disabled={!isReady} onClick={() => void end()}>
      {words.leads.nextStepDone.done}
    </Button>
  );
}
