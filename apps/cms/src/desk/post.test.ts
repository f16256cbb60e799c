import { expect, test } from 'vitest';
import { isPostable } from './post.ts';

test.each([
  ...['https://localhost./', 'https://a.localhost/', 'https://127.1/', 'https://0x7f000001/'],
  ...['https://169.254.169.254/', 'https://①②⑦.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/'],
  ...['https://[::ffff:10.0.0.1]/', 'https://crm/', 'https://crm.lan/', 'https://0/'],
])('a webhook to %s, an address of one’s own network, is refused when it is saved', (address) => {
  expect(isPostable(address)).toBe(false);
});

test.each(['https://crm.example/hook', 'https://93.184.216.34/', 'https://crm.example.:8443/'])(
  '%s, an address of the internet, is taken',
  (address) => {
    expect(isPostable(address)).toBe(true);
  },
);
