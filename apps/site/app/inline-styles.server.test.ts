import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.server.ts';

const LINK = '<link rel="stylesheet" href="/assets/style.css"/>';

test('the styles stand in the document; the link that React looks for loads nothing', () => {
  const html = inlineStyles(`<head>${LINK}</head>`, {
    '/assets/style.css': "a::after{content:'$&'}",
  });
  expect(html).toBe(
    `<head><style>a::after{content:'$&'}</style><link rel="stylesheet" href="/assets/style.css" disabled=""/></head>`,
  );
});

test('a document with unknown styles is not sent', () => {
  expect(() => inlineStyles(LINK, {})).toThrow('/assets/style.css');
});
