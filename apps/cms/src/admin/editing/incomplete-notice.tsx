import type { UIFieldServerComponent } from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { incompleteDocuments } from '../../reads/incomplete.ts';
import { leadLabels } from '../leads/lead-labels.ts';
import { missingOf } from './missing-fields.ts';
import { UntilSaved } from './until-saved.tsx';
import './incomplete-notice.css';

const SENTENCE: AdminLabel = {
  pl: 'Opublikowane, ale niewidoczne na stronie. Brakuje: {fields}.',
  en: 'Published, but not shown on the site. Missing: {fields}.',
};

/** Shown above a document that the site leaves out because it is incomplete. */
export const IncompleteNotice: UIFieldServerComponent = ({ collectionSlug, i18n, id, payload }) => {
  const found = incompleteDocuments(payload).find(
    (one) => one.source === collectionSlug && String(one.id) === String(id),
  );
  if (!found) return null;
  const { locale } = leadLabels(i18n.language);
  const fields = missingOf(payload.config, found, locale);
  return (
    <UntilSaved>
      <p className="incomplete-notice" role="alert">
        {SENTENCE[locale].replace('{fields}', () => fields)}
      </p>
    </UntilSaved>
  );
};
