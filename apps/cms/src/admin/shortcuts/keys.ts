import type { Keys } from './shortcut-table.ts';

/** What of a key press tells a shortcut. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether keys were pressed that a shortcut consists of. A single character may need Shift, or AltGr,
 * which Windows reports as Ctrl with Alt: it counts by what it types.
 * @param isMac ⌘ stands for Ctrl there
 */
export function isPressed(keys: Keys, press: KeyPress, isMac: boolean): boolean {
  if (press.key.toLowerCase() !== keys.key) return false;
  const { altKey, ctrlKey, metaKey, shiftKey } = press;
  if (!keys.withCommand) return !metaKey && ctrlKey === altKey;
  const [command, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return command && !other && !altKey && shiftKey === Boolean(keys.withShift);
}

/** Whether it is one character, which a person who dictates may say by chance. */
export function isSingle({ withCommand, key }: Keys): boolean {
  return !withCommand && key.length === 1;
}

const MAC_NAMES: Record<string, string> = { enter: '↩', escape: 'esc' };
const NAMES: Record<string, string> = { enter: 'Enter', escape: 'Esc' };

/** The keys of a shortcut as the platform writes them: `Ctrl`, `Shift`, `Enter`, or `⇧`, `⌘`, `↩`. */
export function keyNames({ withCommand, withShift, key }: Keys, isMac: boolean): string[] {
  const last = (isMac ? MAC_NAMES : NAMES)[key] ?? key.toUpperCase();
  const command = withCommand ? [isMac ? '⌘' : 'Ctrl'] : [];
  const shift = withShift ? [isMac ? '⇧' : 'Shift'] : [];
  return isMac ? [...shift, ...command, last] : [...command, ...shift, last];
}

/** Whether the browser runs on a Mac, as Payload decides it for its own shortcuts. */
export function isOnMac(): boolean {
  return navigator.userAgent.includes('Mac OS X');
}

/** In this browser, `off` when single characters are no shortcuts. */
const SINGLE = 'single-key-shortcuts';

/** Whether single characters are shortcuts in this browser. */
export function singleKeysOn(): boolean {
  return localStorage.getItem(SINGLE) !== 'off';
}

/** Turns single characters as shortcuts on or off, for this browser. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SINGLE);
  else localStorage.setItem(SINGLE, 'off');
}
