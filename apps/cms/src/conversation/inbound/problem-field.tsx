import type { TextFieldServerProps } from 'payload';
import { adminLanguage } from '../../kit/office-language.ts';
import { FieldLabel } from '../../kit/payload.ts';
import { problemInWords } from '../../leads/parts/parts.tsx';

/** Why a message was not sent, on its own page: in the words of the lead's page. */
export function ProblemField({ clientField, data, i18n, path }: TextFieldServerProps) {
  const problem = (data as { problem?: string | null } | undefined)?.problem;
  return (
    <div className="field-type">
      <FieldLabel label={clientField.label} path={path} />
      <p className="quiet">{problemInWords(problem, adminLanguage(i18n.language))}</p>
    </div>
  );
}
