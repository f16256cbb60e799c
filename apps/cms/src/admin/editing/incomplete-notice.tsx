import { fill } from '@osnowa/text';
import type { UIFieldServerComponent } from 'payload';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { incompleteDocuments } from '../../reads/incomplete.ts';
import { missingOf } from './missing-fields.ts';
import { UntilSaved } from './until-saved.tsx';

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
