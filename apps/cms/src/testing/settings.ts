/** Secrets of the tests; nothing outside of them knows these. */
export const TEST_SECRETS = {
  PAYLOAD_SECRET: 'payload-secret-of-the-tests-32-characters',
  NOTICE_SECRET: 'notice-secret-of-the-tests-32-characters',
  PREVIEW_TOKEN: 'preview-token-of-the-tests-32-characters',
};
