import { fill } from '@osnowa/text';
import type { UIFieldServerComponent } from 'payload';
import { UntilSaved } from '../../kit/form/until-saved.tsx';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { missingOf } from '../../reads/missing-fields.ts';
import { incompleteDocuments } from '../../reads/records.ts';

/** Shown above a document that the site leaves out because it is incomplete. */
export const IncompleteNotice: UIFieldServerComponent = ({ collectionSlug, i18n, id, payload }) => {
  const found = incompleteDocuments(payload).find(
    (one) => one.source === collectionSlug && String(one.id) === String(id),
  );
  if (!found) return null;
  const locale = adminLanguage(i18n.language);
  const fields = missingOf(payload.config, found, locale);
  return (
    <UntilSaved>
      <p className="notice" role="alert">
        {fill(officeWords(locale).editing.incompleteNotice.sentence, { fields })}
      </p>
    </UntilSaved>
  );
};
