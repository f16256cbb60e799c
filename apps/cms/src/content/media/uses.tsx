'use client';

import { fill } from '@osnowa/text';
import { useEffect, useState } from 'react';
import { useWords } from '../../kit/office-words.tsx';
import { useDocumentInfo, useFormFields, useFormModified } from '../../kit/payload.ts';
import type { Words } from '../../kit/screen-words.ts';
import { UsedIn } from '../uses/used-in.tsx';

/** The site shows no picture wider than this, in pixels. */
const WIDEST = 1_920;

/** Width of a picture that was chosen and is not saved yet; `null` where there is none. */
function useWidthOf(file: unknown): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    setWidth(null);
    if (!(file instanceof File) || !file.type.startsWith('image/')) return;
    const picture = new Image();
    const address = URL.createObjectURL(file);
    picture.onload = () => setWidth(picture.naturalWidth);
    picture.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return width;
}

interface ReplacedProps {
  file: unknown;
  places: number;
  words: Words['media']['uses'];
}

/** Warnings before another file is saved in the place of this one. */
function Replaced({ file, places, words }: ReplacedProps) {
  const { data } = useDocumentInfo();
  const width = useWidthOf(file);
  const present = Number(data?.width ?? 0);
  const isSmaller = width !== null && width < Math.min(present, WIDEST);
  const isPicture = file instanceof File && file.type.startsWith('image/');
  return (
    <div className="notice notice--warning" role="status">
      <p>
        {fill(words.replaced, { n: places })} {isPicture ? words.fits : null}
      </p>
      {isSmaller ? <p>{fill(words.smaller, { new: width, old: present })}</p> : null}
    </div>
  );
}

/** Why files of this tab were refused. */
const refusals = new WeakMap<File, string>();

/**
 * The refusal of a file among many. Payload's form for many files checks the file again as soon as
 * it shows it, and forgets the server's sentence.
 */
function Refused() {
  const field = useFormFields(([fields]) => fields.file);
  const file = field?.value instanceof File ? field.value : null;
  const said = field?.valid === false ? field.errorMessage : undefined;
  if (file && said) refusals.set(file, said);
  const refusal = file && refusals.get(file);
  // Payload shows it itself where it stays.
  if (!refusal || said) return null;
  return (
    <p className="alert-text" role="alert">
      {refusal}
    </p>
  );
}

/** In the form of a picture or file: why it was refused, and the fields that use it. */
export function Uses() {
  const words = useWords().media.uses;
  const { id } = useDocumentInfo();
  const file: unknown = useFormFields(([fields]) => fields.file?.value);
  // A saved file stays in the form's state.
  const isReplaced = useFormModified() && file instanceof File;
  if (!id) return <Refused />;
  const notice = (places: number) =>
    isReplaced ? <Replaced file={file} places={places} words={words} /> : null;
  return <UsedIn none={words.none} failed={words.failed} notice={notice} />;
}
