import type { UIField } from 'payload';

/** Part of every form with content: unsaved text survives (see the component). */
export const keepUnsaved = ['/admin/editing/keep-unsaved.tsx#KeepUnsaved'];

/** First of the fields: says where the site leaves the document out as incomplete. */
export const incompleteNotice: UIField = {
  name: 'incompleteNotice',
  type: 'ui',
  admin: {
    components: { Field: '/admin/editing/incomplete-notice.tsx#IncompleteNotice' },
    disableListColumn: true,
  },
};
