import type { UIField } from 'payload';

/** Parts of every form with content: keep unsaved text, and open what was clicked in a preview. */
export const keepUnsaved = [
  '/admin/editing/keep-unsaved.tsx#KeepUnsaved',
  '/admin/editing/field-from-preview.tsx#FieldFromPreview',
];

/** Part of every form whose document has drafts and a page. */
export const sharePreview = '/admin/preview/share-preview.tsx#SharePreview';

/** Part of the same forms: what should be mended before the draft is published. */
export const checkDraft = '/admin/checks/check-draft.tsx#CheckDraft';
/** The button that publishes, with the choice of a moment (see the component). */
export const publishButton = '/admin/schedule/publish-button.tsx#PublishButton';

/** The first field: says why the site leaves the document out as incomplete. */
export const incompleteNotice: UIField = {
  name: 'incompleteNotice',
  type: 'ui',
  admin: {
    components: { Field: '/admin/editing/incomplete-notice.tsx#IncompleteNotice' },
    disableListColumn: true,
  },
};
