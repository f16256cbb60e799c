/** Texts of the error pages. */
export const errors = {
  notFoundTitle: 'Błąd 404',
  notFoundHeading: 'Nie ma takiej strony',
  notFoundText: 'Adres mógł się zmienić albo zawiera literówkę. Stąd na pewno trafisz dalej:',
  errorTitle: 'Błąd {status}',
  errorHeading: 'Coś poszło nie tak',
  errorText: 'Nie udało się pokazać tej strony. Spróbuj za chwilę albo zadzwoń, pomożemy od razu.',
  unavailableHeading: 'Za chwilę wracamy',
  unavailableText: 'Nie możemy teraz wczytać tej strony. Spróbuj za minutę albo zadzwoń.',
  goHome: 'Strona główna',
  goSearch: 'Szukaj w witrynie',
  search: 'Szukaj',
  goAbout: 'O nas',
  goContact: 'Kontakt',
};

/** Shape of the error texts. */
export type ErrorMessages = typeof errors;
