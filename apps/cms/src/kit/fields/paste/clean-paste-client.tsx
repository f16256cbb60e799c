'use client';

import { fill } from '@osnowa/text';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  COMMAND_PRIORITY_CRITICAL,
  PASTE_COMMAND,
  type PasteCommandType,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../office-words.tsx';
import { toast } from '../../payload.ts';
import { type CleanPaste, cleanPaste } from './clean-paste.ts';

/** How long the sentence stays, in ms: it says what to do. */
const SHOWN_MS = 15_000;

/** Data type of a text copied from this editor or one of its kind; it is pasted unchanged. */
const OWN = 'application/x-lexical-editor';

/** The pasted HTML that has to be cleaned; `null` for a plain text, a file, or a text of the editor. */
function foreignHtml(event: PasteCommandType): string | null {
  const data = 'clipboardData' in event ? event.clipboardData : null;
  if (data?.getData(OWN) !== '') return null;
  return data.getData('text/html') || null;
}

/** The same paste, with the cleaned text. */
function cleaned(event: PasteCommandType, html: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  const plain = 'clipboardData' in event ? event.clipboardData?.getData('text/plain') : '';
  clipboardData.setData('text/plain', plain ?? '');
  return new ClipboardEvent('paste', { clipboardData, cancelable: true });
}

function CleanPastePlugin() {
  const [editor] = useLexicalComposerContext();
  const words = useWords().forms.cleanPasteClient;
  const report = useEffectEvent(({ pictures, nestedTables }: CleanPaste) => {
    const say = (sentence: string, n: number) =>
      n > 0 && toast.warning(fill(sentence, { n }), { duration: SHOWN_MS });
    say(words.pictures, pictures);
    say(words.nested, nestedTables);
  });
  useEffect(() => {
    const own = new WeakSet<object>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const html = own.has(event) ? null : foreignHtml(event);
        if (html === null) return false;
        event.preventDefault();
        const result = cleanPaste(html);
        const again = cleaned(event, result.html);
        own.add(again);
        editor.dispatchCommand(PASTE_COMMAND, again);
        report(result);
        return true;
      },
      COMMAND_PRIORITY_CRITICAL,
    );
  }, [editor]);
  return null;
}

/** The part of the feature that runs in the browser. */
export const CleanPasteClient = createClientFeature({
  plugins: [{ Component: CleanPastePlugin, position: 'normal' }],
});
