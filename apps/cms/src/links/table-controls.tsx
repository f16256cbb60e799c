'use client';

import { SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import { ImportControls } from '../kit/table-controls.tsx';

/** Above the list of redirects: export and import as a file. */
export function TableControls() {
  const words = useWords().redirects.tableControls;
  return (
    <ImportControls to="/redirects/import" words={words}>
      <SmallButton el="anchor" url="/payload/redirects/export">
        {words.export}
      </SmallButton>{' '}
    </ImportControls>
  );
}
