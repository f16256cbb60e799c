'use client';

import { useOfficeLanguage } from '../../kit/office-words.tsx';
import { Button } from '../../kit/payload.ts';
import { screenWords } from '../../kit/screen-words.ts';
import { useLocalCopy } from './use-local-copy.ts';

/** Next to the buttons of a form: stores its unsaved text, and offers that of before. */
export function UnsavedForm() {
  const language = useOfficeLanguage();
  const words = screenWords(language).editing.unsavedForm;
  const offer = useLocalCopy();
  if (!offer) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div className="notice unsaved-form" role="status">
      <p>
        {words.found.replace('{time}', time.format(offer.copy.at))}{' '}
        {offer.isOlder ? words.older : null}
      </p>
      <Button margin={false} onClick={() => void offer.restore()} size="small">
        {words.restore}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={offer.discard} size="small">
        {words.discard}
      </Button>
    </div>
  );
}
