'use client';

import {
  Button,
  useAuth,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { adminLanguage } from '../../../fields/admin-label.ts';
import { unsavedTexts } from './unsaved-texts.ts';

/** Payload's dialog that says that a colleague has taken the document over. */
const DIALOG = 'document-take-over';

const WORDS = {
  pl: {
    heading:
      'Tych Twoich tekstów nie zapisano, zanim ktoś przejął dokument. Skopiuj, co potrzebne:',
    text: 'Niezapisany tekst',
    close: 'Nie są już potrzebne',
  },
  en: {
    heading:
      'These texts of yours were not saved before the document was taken over. Copy what you need:',
    text: 'Unsaved text',
    close: 'No longer needed',
  },
};

/** Texts of a form that was taken over, until their author needs them no more; in this tab only. */
interface Kept {
  author: number | string;
  place: string;
  texts: string[];
}

/** Payload draws the form anew when it becomes read only. */
let kept: Kept | null = null;

/**
 * What a person typed last into a document that a colleague has taken over. Payload puts the saved text
 * into the fields as soon as the form is read only; here the words stand above it, to be copied.
 * @param isTaken whether the content service says that a colleague is writing the document
 */
export function TakenText({ isTaken }: { isTaken: boolean }) {
  const { user } = useAuth();
  const place = usePathname();
  const { data } = useDocumentInfo();
  const { getFields } = useForm();
  const words = WORDS[adminLanguage(useTranslation().i18n.language)];
  const isTold = useModal().isModalOpen(DIALOG);
  const [texts, setTexts] = useState<string[]>([]);

  const author = user?.id;
  const keep = useEffectEvent((here: Omit<Kept, 'texts'> | null, isOver: boolean) => {
    const found = isOver ? unsavedTexts(getFields(), data) : [];
    const isOfHere = here && kept?.author === here.author && kept.place === here.place;
    if (here && found.length > 0) kept = { ...here, texts: found };
    else if (!isOfHere) kept = null;
    setTexts(kept?.texts ?? []);
  });
  useEffect(() => {
    keep(author === undefined ? null : { author, place }, isTaken || isTold);
  }, [author, place, isTaken, isTold]);

  if (texts.length === 0) return null;
  const close = () => {
    kept = null;
    setTexts([]);
  };
  return (
    <div className="unsaved-notice taken-text" role="status">
      <p>{words.heading}</p>
      {texts.map((text) => (
        <textarea key={text} aria-label={words.text} readOnly rows={3} value={text} />
      ))}
      <Button buttonStyle="secondary" margin={false} onClick={close} size="small">
        {words.close}
      </Button>
    </div>
  );
}
