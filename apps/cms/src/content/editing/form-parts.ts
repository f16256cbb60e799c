import type { Plugin, UIField } from 'payload';
import { label } from '../../kit/words.ts';

/**
 * Parts of every form with content: store unsaved text, open fields clicked in a preview, and lead to
 * the sentences that wait for a translation.
 */
export const keepUnsaved = [
  '/kit/form/keep-unsaved.tsx#KeepUnsaved',
  '/content/editing/field-from-preview.tsx#FieldFromPreview',
  '/translations/original.tsx#OpenSentences',
];

/** Part of every form whose document has drafts and a page. */
export const sharePreview = '/content/editing/share-preview.tsx#SharePreview';

/** Part of the same forms: faults to fix before the draft is published. */
export const checkDraft = '/content/editing/check-draft.tsx#CheckDraft';

/** Lists of all collections: a list is the main part of its window. */
export const officeLists: Plugin = ({ collections, ...config }) => ({
  ...config,
  collections: collections?.map((collection) => {
    const { views, ...others } = collection.admin?.components ?? {};
    const list = { Component: '/content/editing/list-page.tsx#ListPage', ...views?.list };
    const components = { ...others, views: { ...views, list } };
    return { ...collection, admin: { ...collection.admin, components } };
  }),
});

/** The buttons that publish and unpublish, each for what the person may do (see the components). */
export const publishButtons = {
  PublishButton: '/content/editing/publish-button.tsx#PublishButton',
  UnpublishButton: '/publishing/limited-rights.tsx#UnpublishButton',
};

/** Drafts, whose publication is planned by quarters of an hour. */
export const plannedDrafts = {
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 15 },
};

function aboveFields(name: string, Field: string): UIField {
  return { name, type: 'ui', admin: { components: { Field }, disableListColumn: true } };
}

/** The first field: says why the site leaves the document out as incomplete. */
export const incompleteNotice = aboveFields(
  'incompleteNotice',
  '/content/editing/incomplete-notice.tsx#IncompleteNotice',
);

/** Above the fields: when the document will be published or unpublished. */
export const scheduledNotice = aboveFields(
  'scheduledNotice',
  '/publishing/schedule/planned-jobs.tsx#ScheduledNotice',
);

/** In the sidebar and in the list: the languages in which visitors read the document. */
export const shownLanguages: UIField = {
  name: 'shownLanguages',
  label: label((w) => w.languages.column),
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/publishing/shown-languages.tsx#ShownLanguages',
      Cell: '/publishing/shown-cell.tsx#ShownCell',
    },
  },
};
