'use client';

import { useAsk } from '../../../kit/ask.ts';
import { Problem } from '../../../kit/controls.tsx';
import { Button } from '../../../kit/payload.ts';
import { loadAnew } from '../steps/page-ready.ts';

interface Props {
  id: number;
  words: { declined: string; cancel: string };
}

/** Says that the visitor declined a call, and cancels it. */
export function CancelCall({ id, words }: Props) {
  const { ask, problem, isBusy } = useAsk();

  async function cancel() {
    const request = { method: 'PATCH', body: { state: 'cancelled' } } as const;
    if (await ask(`/bookings/${id}`, request)) loadAnew();
  }

  return (
    <div>
      <p>{words.declined}</p>
      <Button size="medium" margin={false} disabled={isBusy} onClick={cancel}>
        {words.cancel}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
