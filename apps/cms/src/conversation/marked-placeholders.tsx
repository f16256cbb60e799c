'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  SELECTION_CHANGE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { createContext, type RefObject, use, useEffect } from 'react';
import { rangesIn } from '../kit/text-ranges.ts';
import { leftPlaceholders } from './placeholders.ts';

/**
 * The editor of the form around it. The form itself gets the text when the browser has time; the
 * editor has it at once.
 */
export const EditorOfForm = createContext<RefObject<LexicalEditor | null> | null>(null);

/** Name of the highlight in the style sheet. */
const NAME = 'placeholder';

const IN_BRACES = /\{[^{}]+\}/g;

function placesIn(root: Node | null): Range[] {
  const found = rangesIn(root, IN_BRACES).filter(({ text }) => leftPlaceholders(text).length > 0);
  return found.map(({ range }) => range);
}

/** The browser paints over the text: a mark of the editor's own would be a part of the mail. */
function MarkedPlaceholders() {
  const [editor] = useLexicalComposerContext();
  const own = use(EditorOfForm);
  useEffect(() => {
    if (own) own.current = editor;
    if (!('highlights' in CSS)) return;
    const mark = () => {
      CSS.highlights.set(NAME, new Highlight(...placesIn(editor.getRootElement())));
    };
    const ends = [editor.registerRootListener(mark), editor.registerUpdateListener(mark)];
    return () => {
      for (const end of ends) end();
      CSS.highlights.delete(NAME);
    };
  }, [editor, own]);
  return null;
}

/**
 * The first time that the editor of a reply has the focus, the cursor is below what stands there: the
 * browser puts it before all of it, unless a person has pointed somewhere else.
 */
function CursorBelow() {
  const [editor] = useLexicalComposerContext();
  const own = use(EditorOfForm);
  useEffect(() => {
    if (!own) return;
    const end = editor.registerCommand(
      SELECTION_CHANGE_COMMAND,
      () => {
        const selection = $getSelection();
        if (!$isRangeSelection(selection)) return false;
        end();
        const { offset, key } = selection.anchor;
        const isFirst = offset === 0 && key === $getRoot().getFirstDescendant()?.getKey();
        if (isFirst && selection.isCollapsed()) $getRoot().selectEnd();
        return false;
      },
      COMMAND_PRIORITY_LOW,
    );
    return end;
  }, [editor, own]);
  return null;
}

/** Feature of the editor of replies and their templates. */
export const MarkedPlaceholdersClient = createClientFeature({
  plugins: [
    { Component: MarkedPlaceholders, position: 'normal' },
    { Component: CursorBelow, position: 'normal' },
  ],
});
