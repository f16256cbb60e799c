'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type AdminLabel, adminLanguage } from '../../fields/admin-label.ts';
import { useLocalCopy } from './use-local-copy.ts';
import './unsaved-form.css';

const FOUND: AdminLabel = {
  pl: 'Ta przeglądarka ma Twój niezapisany tekst do tego formularza, z {time}.',
  en: 'This browser has your unsaved text of this form, from {time}.',
};

const OLDER: AdminLabel = {
  pl: 'Potem dokument zapisano jeszcze raz. Pola z Twoim tekstem zastąpią tamte, pozostałe się nie zmienią.',
  en: 'The document was saved again after it. The fields with your text replace those, and the others stay.',
};

const RESTORE: AdminLabel = { pl: 'Przywróć', en: 'Restore' };
const DISCARD: AdminLabel = { pl: 'Odrzuć', en: 'Discard' };

/** Next to the buttons of a form: stores its unsaved text, and offers that of before. */
export function UnsavedForm() {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n.language);
  const offer = useLocalCopy();
  if (!offer) return null;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div className="unsaved-form" role="status">
      <p>
        {FOUND[language].replace('{time}', time.format(offer.copy.at))}{' '}
        {offer.isOlder ? OLDER[language] : null}
      </p>
      <Button margin={false} onClick={() => void offer.restore()} size="small">
        {RESTORE[language]}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={offer.discard} size="small">
        {DISCARD[language]}
      </Button>
    </div>
  );
}
