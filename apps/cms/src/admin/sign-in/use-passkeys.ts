'use client';

import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';

/** Whether passkeys work in this browser, at this address. */
export type PasskeySupport = 'unknown' | 'here' | 'elsewhere' | 'unsupported';

/** @param host the host that passkeys of the back office belong to; `null` where there are none */
export function usePasskeys(host: string | null): PasskeySupport {
  const [support, setSupport] = useState<PasskeySupport>('unknown');
  useEffect(() => {
    if (host === null || window.location.hostname !== host) setSupport('elsewhere');
    else setSupport(browserSupportsWebAuthn() ? 'here' : 'unsupported');
  }, [host]);
  return support;
}
