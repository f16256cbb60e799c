import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
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
  const { config } = useConfig();
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const [report, setReport] = useState<CheckReport | null>(null);
  const [failed, setFailed] = useState(false);
  const query = new URLSearchParams({ source: collectionSlug ?? '', document: String(id) });
  const address = `${config.serverURL}${config.routes.api}/checks?${query}`;

  const check = useCallback(async () => {
    try {
      const response = await fetch(address, { credentials: 'include' });
      setFailed(!response.ok);
      if (response.ok) setReport((await response.json()) as CheckReport);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      setFailed(true);
    }
  }, [address]);

  const checkRested = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void check();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save starts the rest again
  useEffect(() => {
    const rest = setTimeout(checkRested, REST_MS);
    return () => clearTimeout(rest);
  }, [lastUpdateTime, address]);
  return { report, failed, check };
}
