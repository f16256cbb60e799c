import { NextRequest } from 'next/server';
import { afterEach, expect, test } from 'vitest';
import { env, setEnv } from '../platform/process/env.ts';
import { proxy } from '../proxy.ts';

const before = env;
afterEach(() => setEnv(before));

/**
 * Headers that the proxy adds to the response for a path, when the back office has this address.
 */
function headersAt(cmsUrl: string, path: string): Headers {
  setEnv({ ...before, CMS_URL: cmsUrl });
  return proxy(new NextRequest(cmsUrl + path)).headers;
}

const HTTPS = 'https://panel.osnowa.example';

test('SF14: browsers are told to stay with https where the back office has it, and only there', async () => {
  const secure = headersAt(HTTPS, '/payload/users/me');
  expect(secure.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  const plain = headersAt('http://127.0.0.1:3001', '/admin');
  expect(plain.get('strict-transport-security')).toBeNull();
});

test('SF14: each page of the back office has its own nonce, and Next is given the same', async () => {
  const nonces = new Set<string>();
  for (const path of ['/admin', '/admin/collections/leads']) {
    const headers = headersAt(HTTPS, path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toContain('unsafe');
    nonces.add(/'nonce-([A-Za-z0-9+/=]{24})'/.exec(scripts)?.[1] ?? '');
  }
  expect(nonces.size).toBe(2);
  expect(nonces).not.toContain('');
});
