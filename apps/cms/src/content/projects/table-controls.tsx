'use client';

import { useWords } from '../../kit/office-words.tsx';
import { ImportControls } from '../../kit/table-controls.tsx';

/** Above the list of finished projects: import from a file. */
export function TableControls() {
  return (
    <ImportControls to="/delivered-projects/import" words={useWords().content.projects.table} />
  );
}
