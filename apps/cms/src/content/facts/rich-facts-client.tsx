'use client';

import { factTokens } from '@osnowa/text/facts';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { $getSelection } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import {
  LexicalTypeaheadMenuPlugin,
  MenuOption,
  type MenuTextMatch,
} from '@payloadcms/richtext-lexical/lexical/react/LexicalTypeaheadMenuPlugin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kit/office-words.tsx';
import { rangesIn } from '../../kit/text-ranges.ts';
import type { FactChoice } from './fact-choices.ts';
import { FactOptions, FactValues, useFacts } from './fact-list.tsx';
import { factsWith, queryIn } from './fact-query.ts';

class Option extends MenuOption {
  choice: FactChoice;
  constructor(choice: FactChoice) {
    super(choice.key);
    this.choice = choice;
  }
}

/** As typed; some of them cannot be read. */
const REFERENCE = /\{fact:[^{}]*\}/g;

/** One for all texts of the page; `null` in a browser that has none. */
function highlightNamed(name: string): Highlight | null {
  if (!('highlights' in CSS)) return null;
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}

/**
 * Colours references to facts, and says below the text what they show. They stay characters of the
 * text: nodes of their own would cut sentences in pieces, and change a text that is only opened.
 */
function FactPlaces() {
  const [editor] = useLexicalComposerContext();
  const [tokens, setTokens] = useState('');
  const facts = useFacts(tokens !== '');
  useEffect(() => {
    let clear: (() => void)[] = [];
    const colour = () => {
      for (const one of clear) one();
      const found = rangesIn(editor.getRootElement(), REFERENCE);
      setTokens(found.map(({ text }) => text).join(' '));
      clear = found.map(({ text, range }) => {
        const [place] = factTokens(text);
        const isFault = !place || facts?.shown(place).fault;
        const highlight = highlightNamed(isFault ? 'fact-fault' : 'fact');
        highlight?.add(range);
        return () => highlight?.delete(range);
      });
    };
    const ends = [editor.registerRootListener(colour), editor.registerUpdateListener(colour)];
    return () => {
      // The end of a listener calls it once more.
      for (const end of ends) end();
      for (const one of clear) one();
    };
  }, [editor, facts]);
  return <FactValues text={tokens} />;
}

/** Behind a brace: the facts that the text may refer to. */
function FactMenu() {
  const facts = useFacts(true);
  const [sought, setSought] = useState<string | null>(null);
  const options = useMemo(
    () =>
      (sought === null ? [] : factsWith(facts?.choices ?? [], sought)).map(
        (one) => new Option(one),
      ),
    [facts, sought],
  );
  const match = useCallback(
    (before: string): MenuTextMatch | null => {
      const query = queryIn(before);
      // An open menu takes the arrow keys, even without an option.
      if (!query || factsWith(facts?.choices ?? [], query.words).length === 0) return null;
      const { from, typed, words } = query;
      return { leadOffset: from, matchingString: words, replaceableString: typed };
    },
    [facts],
  );
  return (
    <LexicalTypeaheadMenuPlugin<Option>
      options={options}
      triggerFn={match}
      onQueryChange={setSought}
      onSelectOption={({ choice }, typed, close) => {
        typed?.setTextContent(`{fact:${choice.key}}`).select();
        close();
      }}
      menuRenderFn={({ current }, { selectedIndex, selectOptionAndCleanUp }) =>
        current &&
        createPortal(
          <FactOptions
            id="typeahead-item"
            choices={options.map(({ choice }) => choice)}
            at={selectedIndex}
            isInListbox
            onChoose={(choice) => selectOptionAndCleanUp(new Option(choice))}
          />,
          current,
        )
      }
    />
  );
}

/** On the button that opens the list. */
function FactIcon() {
  const { insert } = useWords().content.facts;
  return (
    <span role="img" aria-label={insert} title={insert}>
      {'{…}'}
    </span>
  );
}

/** The part of the feature that runs in the browser. */
export const RichFactsClient = createClientFeature({
  plugins: [
    { Component: FactPlaces, position: 'belowContainer' },
    { Component: FactMenu, position: 'normal' },
  ],
  toolbarFixed: {
    groups: [
      {
        type: 'buttons',
        key: 'facts',
        order: 60,
        items: [
          {
            ChildComponent: FactIcon,
            key: 'fact',
            onSelect: ({ editor }) => editor.update(() => $getSelection()?.insertText('{')),
          },
        ],
      },
    ],
  },
});
