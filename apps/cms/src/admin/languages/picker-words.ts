import type { ScreenWords } from '../../kit/screen-words.ts';

type PickerWords = ScreenWords['picker'];

/** Texts of the date picker for screen readers, in English whatever its language. */
const SAID: readonly (readonly [RegExp, keyof PickerWords])[] = [
  [/^Selected date: /, 'selected'],
  [/^Choose Date and Time$/, 'chooseDateAndTime'],
  [/^Choose Date$/, 'chooseDate'],
  [/^Choose /, 'choose'],
  [/^Not available /, 'notAvailable'],
  [/^Previous Month$/, 'previousMonth'],
  [/^Next Month$/, 'nextMonth'],
  [/^Previous Year$/, 'previousYear'],
  [/^Next Year$/, 'nextYear'],
  [/^Month /, 'month'],
  [/^Time$/, 'time'],
];

/** The same in the words of a language; texts that the picker has in it already stay. */
export function pickerText(said: string, words: PickerWords): string {
  const [english, name] = SAID.find(([text]) => text.test(said)) ?? [];
  return english && name ? said.replace(english, words[name]) : said;
}

function translate(picker: Element, words: PickerWords): void {
  for (const element of picker.querySelectorAll('[aria-label]')) {
    const said = element.getAttribute('aria-label') ?? '';
    const own = pickerText(said, words);
    if (own !== said) element.setAttribute('aria-label', own);
  }
  for (const element of picker.querySelectorAll('[aria-live]')) {
    const said = element.textContent ?? '';
    const own = pickerText(said, words);
    if (own !== said) element.textContent = own;
  }
}

/** Pickers that are watched already; an entry is dropped with its form. */
const watched = new WeakSet<Element>();

/** For the capture of focus: from now on the picker that got it has these words. */
export function translatePicker({ target }: FocusEvent, words: PickerWords): void {
  const picker = target instanceof Element && target.closest('.date-time-picker');
  if (!picker || watched.has(picker)) return;
  watched.add(picker);
  const observer = new MutationObserver(() => translate(picker, words));
  const attributeFilter = ['aria-label'];
  const all = { attributeFilter, characterData: true, childList: true, subtree: true };
  observer.observe(picker, all);
  translate(picker, words);
}
