const EVENT = 'choose-content-language';

/** A content language that a part of the form asks for, and the field to open in it. */
export interface ChosenLanguage {
  locale: string;
  field?: string;
}

/** Has the form change its content language as an editor would: typed text is saved first. */
export function chooseLanguage(chosen: ChosenLanguage): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: chosen }));
}

/** Calls the listener for each chosen language, until the signal ends it. */
export function onLanguageChosen(
  listener: (chosen: ChosenLanguage) => void,
  signal: AbortSignal,
): void {
  const receive = (event: Event) => listener((event as CustomEvent<ChosenLanguage>).detail);
  window.addEventListener(EVENT, receive, { signal });
}
