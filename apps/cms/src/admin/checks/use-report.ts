import { useDocumentInfo } from '@payloadcms/ui';
import { useLoaded } from '../../kit/ask.ts';
import type { CheckReport } from './report.ts';

/**
 * How long a document rests before the number of findings is requested again, in ms: opening a form
 * and typing in it come first.
 */
const REST_MS = 2_500;

/** The findings of the last check; `failed` when it gave no answer. */
interface Report {
  report: CheckReport | null;
  failed: boolean;
  /** Checks the stored draft now. */
  check(): Promise<void>;
}

/** The findings of the document of this form, requested again when it has been saved. */
export function useReport(): Report {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const query = new URLSearchParams({ source: collectionSlug ?? '', document: String(id) });
  const reading = { renewed: lastUpdateTime, wait: REST_MS };
  const { loaded, problem, load } = useLoaded<CheckReport>(`/checks?${query}`, reading);
  return { report: loaded, failed: problem !== null, check: load };
}
