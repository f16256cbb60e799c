import { DEFAULT_LOCALE } from '@osnowa/contract';
import { isolateObjectProperty } from 'payload';
import type { DocumentField } from '../../../fields/document-fields.ts';
import { type CheckedDocument, inLanguages } from '../checked-document.ts';
import type { Finding } from '../report.ts';

/** The validation of a field: it returns `true` or a sentence. */
type Rule = (value: unknown, options: object) => unknown;

function ruleOf({ field }: DocumentField): Rule | undefined {
  return 'validate' in field ? (field.validate as Rule | undefined) : undefined;
}

/** Payload's error for a value when it is published; `null` where it has none. */
async function refusalOf(document: CheckedDocument, one: DocumentField): Promise<string | null> {
  const { req, row, id } = document;
  const inPolish = inLanguages(one).find(
    ([language]) => (language ?? DEFAULT_LOCALE) === DEFAULT_LOCALE,
  );
  const options = {
    ...one.field,
    id,
    data: row,
    siblingData: one.siblings,
    blockData: one.siblings,
    path: one.path.split('.'),
    operation: 'update',
    event: 'submit',
    overrideAccess: false,
    preferences: { fields: {} },
    req: isolateObjectProperty(req, 'locale'),
  };
  options.req.locale = DEFAULT_LOCALE;
  try {
    const answer = await ruleOf(one)?.(inPolish?.[1], options);
    return typeof answer === 'string' ? answer : null;
  } catch (error) {
    req.payload.logger.warn({ err: error }, `The rule of ${one.path} could not be asked.`);
    return null;
  }
}

/** Values that publishing would refuse, by the validation of the fields themselves. */
export async function refusedValues(document: CheckedDocument): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const one of document.fields) {
    const refusal = await refusalOf(document, one);
    if (refusal === null) continue;
    const isLocalised = 'localized' in one.field && one.field.localized === true;
    findings.push(
      document.finding({
        weight: 'refused',
        sentence: `${document.named(one.path)}: ${refusal}`,
        language: isLocalised ? DEFAULT_LOCALE : null,
        field: one.path,
      }),
    );
  }
  return findings;
}
