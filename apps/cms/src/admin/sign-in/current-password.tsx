'use client';

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

/** The server says what is wrong with it. */
const anyPassword = () => true as const;

/** Below the e-mail address of the own account, once it or the password is being changed. */
export const CurrentPassword: TextFieldClientComponent = ({ field: { label }, path }) => {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isModified = useFormModified();
  const isAsked = useFormFields(([{ currentPassword, email, password }]) => {
    const isChanging = Boolean(password?.value) || email?.value !== email?.initialValue;
    // A form that was sent is no longer modified: refused, it has to show the field's error.
    return isChanging && (isModified || currentPassword?.valid === false);
  });
  if (!isAsked || String(user?.id) !== String(id)) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', ...(label && { label }), required: true }}
      path={path}
      validate={anyPassword}
    />
  );
};
