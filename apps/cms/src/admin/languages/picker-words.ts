/** Texts of the date picker for screen readers, in English whatever its language. */
const POLISH: readonly (readonly [RegExp, string])[] = [
  [/^Selected date: /, 'Wybrana data: '],
  [/^Choose Date and Time$/, 'Wybierz datę i godzinę'],
  [/^Choose Date$/, 'Wybierz datę'],
  [/^Choose /, 'Wybierz: '],
  [/^Not available /, 'Niedostępne: '],
  [/^Previous Month$/, 'Poprzedni miesiąc'],
  [/^Next Month$/, 'Następny miesiąc'],
  [/^Previous Year$/, 'Poprzedni rok'],
  [/^Next Year$/, 'Następny rok'],
  [/^Month /, 'Miesiąc: '],
  [/^Time$/, 'Godzina'],
];

/** The same in Polish; texts that the picker has in its language already stay. */
export function pickerInPolish(said: string): string {
  const [english, polish] = POLISH.find(([words]) => words.test(said)) ?? [];
  return english && polish ? said.replace(english, polish) : said;
}

function translate(picker: Element): void {
  for (const element of picker.querySelectorAll('[aria-label]')) {
    const said = element.getAttribute('aria-label') ?? '';
    const polish = pickerInPolish(said);
    if (polish !== said) element.setAttribute('aria-label', polish);
  }
  for (const element of picker.querySelectorAll('[aria-live]')) {
    const said = element.textContent ?? '';
    const polish = pickerInPolish(said);
    if (polish !== said) element.textContent = polish;
  }
}

/** Pickers that are watched already; an entry is dropped with its form. */
const watched = new WeakSet<Element>();

/** For the capture of focus: from now on the picker that got it speaks Polish. */
export function speakPolish({ target }: FocusEvent): void {
  const picker = target instanceof Element && target.closest('.date-time-picker');
  if (!picker || watched.has(picker)) return;
  watched.add(picker);
  const observer = new MutationObserver(() => translate(picker));
  const attributeFilter = ['aria-label'];
  const all = { attributeFilter, characterData: true, childList: true, subtree: true };
  observer.observe(picker, all);
  translate(picker);
}
