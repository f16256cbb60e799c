'use client';

import type {
  SelectFieldClientComponent,
  TextareaFieldClientComponent,
  TextFieldClientComponent,
} from 'payload';
import { useEffect } from 'react';
import {
  SelectField,
  TextareaField,
  TextField,
  useDocumentInfo,
  useField,
  useFormFields,
} from '../../kit/payload.ts';

/** The page of an existing lead shows these values; the form of a new one has fields for them. */
function useIsNew(): boolean {
  return !useDocumentInfo().id;
}

export const EnteredText: TextFieldClientComponent = (props) =>
  useIsNew() ? <TextField {...props} /> : null;

/**
 * The address, which a telephone number can replace: the check says so, not a star. That of a mail's
 * sender can be corrected: a colleague may have forwarded it.
 */
export const EnteredMail: TextFieldClientComponent = ({ field, ...props }) => {
  const isNew = useIsNew();
  const isOfMail = useFormFields(([{ source }]) => source?.value === 'mail');
  return isNew || isOfMail ? <TextField {...props} field={{ ...field, required: false }} /> : null;
};

export const EnteredTextarea: TextareaFieldClientComponent = (props) =>
  useIsNew() ? <TextareaField {...props} /> : null;

export const EnteredSelect: SelectFieldClientComponent = (props) =>
  useIsNew() ? <SelectField {...props} /> : null;

/** How a lead came in: most that are entered are calls. */
export const EnteredSource: SelectFieldClientComponent = (props) => {
  const isNew = useIsNew();
  const { formInitializing, setValue, value } = useField<string>({
    potentiallyStalePath: props.path,
  });
  useEffect(() => {
    if (isNew && !formInitializing && value === 'form') setValue('phone');
  }, [formInitializing, isNew, setValue, value]);
  return isNew ? <SelectField {...props} /> : null;
};
