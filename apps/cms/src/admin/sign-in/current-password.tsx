'use client';

import type { TextFieldClientComponent } from 'payload';
import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '../../kit/payload.ts';

/** The server checks it and names its error. */
const anyPassword = () => true as const;

/** Below the e-mail address of the own account, once it or the password is being changed. */
export const CurrentPassword: TextFieldClientComponent = ({ field: { label }, path }) => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const isChanging = useFormFields(([{ email, password }]) => {
    return Boolean(password?.value) || email?.value !== savedDocumentData?.email;
  });
  if (!isChanging || String(user?.id) !== String(id)) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', ...(label && { label }), required: true }}
      path={path}
      validate={anyPassword}
    />
  );
};
