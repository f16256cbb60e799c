import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Feature of the rich-text editor: a pasted text keeps what the site has a place for. */
export const CleanPasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: {
    ClientFeature: '/fields/paste/clean-paste-client.tsx#CleanPasteClient',
  },
});
