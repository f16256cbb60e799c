'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { createContext, type RefObject, use, useEffect } from 'react';
import { leftPlaceholders } from './placeholders.ts';

/**
 * The editor of the form around it. The form itself gets the text when the browser has time; the
 * editor has it at once.
 */
export const EditorOfForm = createContext<RefObject<LexicalEditor | null> | null>(null);

/** Name of the highlight in the style sheet. */
const NAME = 'placeholder';

const IN_BRACES = /\{[^{}]+\}/g;

function placesIn(root: Node): Range[] {
  const found: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of (node.nodeValue ?? '').matchAll(IN_BRACES)) {
      if (leftPlaceholders(match[0]).length === 0) continue;
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      found.push(range);
    }
  }
  return found;
}

/** The browser paints over the text: a mark of the editor's own would be a part of the mail. */
function MarkedPlaceholders() {
  const [editor] = useLexicalComposerContext();
  const own = use(EditorOfForm);
  useEffect(() => {
    if (own) own.current = editor;
    if (!('highlights' in CSS)) return;
    const mark = () => {
      const root = editor.getRootElement();
      CSS.highlights.set(NAME, new Highlight(...(root ? placesIn(root) : [])));
    };
    const ends = [editor.registerRootListener(mark), editor.registerUpdateListener(mark)];
    return () => {
      for (const end of ends) end();
      CSS.highlights.delete(NAME);
    };
  }, [editor, own]);
  return null;
}

/** Feature of the editor of replies and their templates. */
export const MarkedPlaceholdersClient = createClientFeature({
  plugins: [{ Component: MarkedPlaceholders, position: 'normal' }],
});
