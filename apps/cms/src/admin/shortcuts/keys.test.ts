import { describe, expect, test } from 'vitest';
import { isPressed, type KeyPress, keyNames } from './keys.ts';
import { SHORTCUTS } from './shortcut-table.ts';

function press(key: string, held = ''): KeyPress {
  return {
    key,
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    shiftKey: held.includes('shift'),
    altKey: held.includes('alt'),
  };
}

const publish = { withCommand: true, withShift: true, key: 'enter' } as const;
const save = { withCommand: true, key: 's' } as const;

describe('keys are a shortcut', () => {
  test.each([
    ['Ctrl+Shift+Enter on a PC', publish, press('Enter', 'ctrl shift'), false, true],
    ['⇧⌘↩ on a Mac', publish, press('Enter', 'meta shift'), true, true],
    ['not Ctrl+Enter', publish, press('Enter', 'ctrl'), false, false],
    ['not ⌘ on a PC', publish, press('Enter', 'meta shift'), false, false],
    ['not Ctrl on a Mac', publish, press('Enter', 'ctrl shift'), true, false],
    ['not with Alt besides', publish, press('Enter', 'ctrl shift alt'), false, false],
    ['Ctrl+S with Caps Lock', save, press('S', 'ctrl'), false, true],
    ['? with Shift', { key: '?' }, press('?', 'shift'), false, true],
    ['/ with Shift, as Germans type it', { key: '/' }, press('/', 'shift'), false, true],
    ['? with AltGr on Windows', { key: '?' }, press('?', 'ctrl alt'), false, true],
    ['not Ctrl+/', { key: '/' }, press('/', 'ctrl'), false, false],
  ] as const)('%s', (_, keys, pressed, isMac, expected) => {
    expect(isPressed(keys, pressed, isMac)).toBe(expected);
  });
});

test('keys are named as the platform writes them', () => {
  expect(keyNames(publish, false)).toEqual(['Ctrl', 'Shift', 'Enter']);
  expect(keyNames(publish, true)).toEqual(['⇧', '⌘', '↩']);
  expect(keyNames(save, true)).toEqual(['⌘', 'S']);
});

test('no two shortcuts of a place have the same keys', () => {
  for (const { shortcuts } of SHORTCUTS) {
    const names = shortcuts.map(({ keys }) => keyNames(keys, false).join('+'));
    expect(new Set(names).size).toBe(names.length);
  }
});
