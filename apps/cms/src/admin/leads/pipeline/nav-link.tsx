import Link from 'next/link';
import type { ServerProps } from 'payload';
import { officeWords } from '../../../kit/words.ts';
import { entersLeads } from '../../../leads/access.ts';

/** Entry of the menu that leads to the pipeline, for people who sell. */
export function PipelineLink({ i18n, user }: ServerProps) {
  if (!entersLeads({ req: { user } })) return null;
  return (
    <Link className="nav__link" href="/admin/pipeline" id="nav-pipeline" prefetch={false}>
      <span className="nav__link-label">{officeWords(i18n.language).leads.list.pipeline}</span>
    </Link>
  );
}
