import type { Plugin, UIField } from 'payload';
import { label } from '../../kit/words.ts';

/** Parts of every form with content: store unsaved text, and open fields clicked in a preview. */
export const keepUnsaved = [
  '/admin/editing/keep-unsaved.tsx#KeepUnsaved',
  '/admin/editing/field-from-preview.tsx#FieldFromPreview',
];

/** Part of every form whose document has drafts and a page. */
export const sharePreview = '/admin/preview/share-preview.tsx#SharePreview';

/** Part of the same forms: faults to fix before the draft is published. */
export const checkDraft = '/admin/checks/check-draft.tsx#CheckDraft';

const REFUSAL_STAYS = '/admin/editing/show-refused.ts#RefusalStays';

/** Adds to the form of each collection and global the part that keeps errors of a refused save. */
const refusalsStay: Plugin = ({ collections, globals, ...config }) => ({
  ...config,
  collections: collections?.map((collection) => {
    const { edit } = collection.admin?.components ?? {};
    const parts = [REFUSAL_STAYS, ...(edit?.beforeDocumentControls ?? [])];
    const components = {
      ...collection.admin?.components,
      edit: { ...edit, beforeDocumentControls: parts },
    };
    return { ...collection, admin: { ...collection.admin, components } };
  }),
  globals: globals?.map((global) => {
    const { elements } = global.admin?.components ?? {};
    const parts = [REFUSAL_STAYS, ...(elements?.beforeDocumentControls ?? [])];
    const components = {
      ...global.admin?.components,
      elements: { ...elements, beforeDocumentControls: parts },
    };
    return { ...global, admin: { ...global.admin, components } };
  }),
});

/** Has each list that Payload draws be the main part of its window. */
const listsAreMain: Plugin = ({ collections, ...config }) => ({
  ...config,
  collections: collections?.map((collection) => {
    const { views } = collection.admin?.components ?? {};
    const list = { Component: '/admin/brand/list-page.tsx#ListPage', ...views?.list };
    const components = { ...collection.admin?.components, views: { ...views, list } };
    return { ...collection, admin: { ...collection.admin, components } };
  }),
});

/** Plugins for the forms and lists of all collections. */
export const officePlugins = [refusalsStay, listsAreMain];

/** The buttons that publish and unpublish, each for what the person may do (see the components). */
export const publishButtons = {
  PublishButton: '/admin/schedule/publish-button.tsx#PublishButton',
  UnpublishButton: '/admin/languages/limited-buttons.tsx#UnpublishButton',
};

/** Drafts, whose publication is planned by quarters of an hour. */
export const plannedDrafts = {
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 15 },
};

/** The first field: says why the site leaves the document out as incomplete. */
export const incompleteNotice: UIField = {
  name: 'incompleteNotice',
  type: 'ui',
  admin: {
    components: { Field: '/admin/editing/incomplete-notice.tsx#IncompleteNotice' },
    disableListColumn: true,
  },
};

/** Above the fields: when the document will be published or unpublished. */
export const scheduledNotice: UIField = {
  name: 'scheduledNotice',
  type: 'ui',
  admin: {
    components: { Field: '/admin/schedule/scheduled-notice.tsx#ScheduledNotice' },
    disableListColumn: true,
  },
};

/** In the sidebar and in the list: the languages in which visitors read the document. */
export const shownLanguages: UIField = {
  name: 'shownLanguages',
  label: label((w) => w.languages.column),
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/admin/languages/shown-languages.tsx#ShownLanguages',
      Cell: '/admin/languages/shown-cell.tsx#ShownCell',
    },
  },
};
