'use client';

import { fill } from '@osnowa/text';
import { useConfig, useFormFields } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../kit/office-words.tsx';
import type { Target } from '../../redirects/links/own-address.ts';
import type { KnownAddress } from './known-addresses.ts';
import './destinations.css';

/** Pause after a keystroke before an address is looked up, in ms. */
const PAUSE_MS = 400;

/** The pages of the site, requested once for all fields of a form. */
let asked: { at: number; addresses: Promise<KnownAddress[]> } | null = null;

/** Pages that were published meanwhile appear after this, in ms. */
const FRESH_MS = 60_000;

async function answerOf<T>(address: string): Promise<T | null> {
  const answer = await fetch(address, { credentials: 'include' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as T) : null;
}

function useKnownAddresses(address: string): KnownAddress[] {
  const [known, setKnown] = useState<KnownAddress[]>([]);
  useEffect(() => {
    if (asked === null || Date.now() - asked.at > FRESH_MS) {
      const found = answerOf<{ addresses: KnownAddress[] }>(address);
      const addresses = found.then((answer) => {
        // The next field asks again.
        if (answer === null) asked = null;
        return answer?.addresses ?? [];
      });
      asked = { at: Date.now(), addresses };
    }
    void asked.addresses.then(setKnown);
  }, [address]);
  return known;
}

/** The page at an address of the site; `null` while it is unknown, or the address is elsewhere. */
function useTarget(endpoint: string, value: string, isKnown: boolean): Target | null {
  const [found, setFound] = useState<{ of: string; target: Target } | null>(null);
  const isAsked = value.startsWith('/') && !isKnown;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(async () => {
      const query = `?address=${encodeURIComponent(value)}`;
      const answer = await answerOf<{ target: Target }>(`${endpoint}${query}`);
      if (answer) setFound({ of: value, target: answer.target });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [endpoint, value, isAsked]);
  return isAsked && found?.of === value ? found.target : null;
}

/**
 * Below a field for the address of a page: offers the pages of the site while somebody types their
 * title or address, and names the page at the typed address.
 */
export function Destinations({ path }: { path: string }) {
  const { config } = useConfig();
  const words = useWords().destinations;
  const value = useFormFields(([fields]) => fields?.[path]?.value);
  const address = typeof value === 'string' ? value : '';
  const endpoint = formatAdminURL({ apiRoute: config.routes.api, path: '/destinations' });
  const known = useKnownAddresses(endpoint);
  const page = known.find((one) => one.path === address);
  const target = useTarget(endpoint, address, page !== undefined);
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
      {page ? <p className="destination">→ {page.title}</p> : null}
      {said ? (
        <p className="destination destination--wrong" role="status">
          {fill(said, { to: target?.to ?? '' })}
        </p>
      ) : null}
    </>
  );
}
