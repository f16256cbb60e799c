import type { AdminViewConfig } from 'payload';

/** The page “Pipeline” among the views of the back office. */
export const pipelineView: AdminViewConfig = {
  Component: '/admin/leads/pipeline/pipeline-view.tsx#PipelineView',
  path: '/pipeline',
  exact: true,
  // A view has one title for all readers, in the language of most.
  meta: { title: 'Lejek' },
};
