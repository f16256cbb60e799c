import { OpenField } from '../../kit/form/open-field.tsx';
import { env } from '../../platform/process/env.ts';

/** Part of a form: opens the field that was clicked in a preview of the site, and of no other. */
export function FieldFromPreview() {
  return <OpenField siteOrigin={new URL(env.PUBLIC_URL).origin} />;
}
