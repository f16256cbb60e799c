import { useState } from 'react';
import { useLocation } from 'react-router';
import { NOTHING } from '../../calculators/stages/stage.tsx';
import { goesElsewhere } from '../../ui/links/goes-elsewhere.ts';
import { type Step, writtenIn } from './use-steps.ts';

/**
 * Keeps a first stage from going on with nothing chosen and nothing written, and says so; as soon as
 * something is chosen, it is no longer said.
 */
export function useSomethingChosen(isEmpty: boolean, next: Step) {
  const { search } = useLocation();
  const [refused, setRefused] = useState(() => new URLSearchParams(search).has(NOTHING));
  const [attempt, setAttempt] = useState(0);
  const onSubmit: Step['onSubmit'] = (event) => {
    if (goesElsewhere(event)) return;
    if (!isEmpty || writtenIn(event.currentTarget).trim() !== '') return next.onSubmit(event);
    event.preventDefault();
    setRefused(true);
    setAttempt((count) => count + 1);
  };
  return { next: { ...next, onSubmit }, mistake: { shown: refused && isEmpty, attempt } };
}
