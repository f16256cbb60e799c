'use client';

import { fill } from '@osnowa/text';
import { useEffect, useId, useRef } from 'react';
import { useLoaded, useShared } from '../kit/ask.ts';
import { useWords } from '../kit/office-words.tsx';
import { useFormFields } from '../kit/payload.ts';
import type { Target } from './checks/own-address.ts';
import type { KnownAddress } from './known-destinations.ts';

/** Pause after a keystroke before an address is looked up, in ms. */
const PAUSE_MS = 400;

/** The page at an address of the site; `null` while it is unknown, or the address is elsewhere. */
function useTarget(value: string, isKnown: boolean): Target | null {
  const isAsked = value.startsWith('/') && !isKnown;
  const path = isAsked ? `/destinations?address=${encodeURIComponent(value)}` : null;
  return useLoaded<{ target: Target }>(path, { wait: PAUSE_MS }).loaded?.target ?? null;
}

/**
 * Below a field for the address of a page: offers the pages of the site while somebody types their
 * title or address, and names the page at the typed address.
 */
export function Destinations({ path }: { path: string }) {
  const words = useWords().destinations;
  const value = useFormFields(([fields]) => fields?.[path]?.value);
  const address = typeof value === 'string' ? value : '';
  const known = useShared<{ addresses: KnownAddress[] }>('/destinations')?.addresses ?? [];
  const page = known.find((one) => one.path === address);
  const target = useTarget(address, page !== undefined);
  const list = useRef<HTMLDataListElement>(null);
  const id = useId();
  useEffect(() => {
    const field = list.current?.parentElement?.querySelector('input');
    // Payload's input takes no attributes by configuration.
    field?.setAttribute('list', id);
    field?.setAttribute('autocomplete', 'off');
  }, [id]);
  const said = target && target.state !== 'shown' ? words[target.state] : null;
  return (
    <>
      <datalist id={id} ref={list}>
        {known.map((one) => (
          <option key={one.path} label={one.title} value={one.path} />
        ))}
      </datalist>
      {page ? <p className="quiet">→ {page.title}</p> : null}
      {said ? (
        <p className="problem" role="status">
          {fill(said, { to: target?.to ?? '' })}
        </p>
      ) : null}
    </>
  );
}
