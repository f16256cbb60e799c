/** Labels of the times at which an adviser can call; sent with these times only. */
export const calls = {
  question: 'Kiedy zadzwonić?',
  hint: 'Rozmowa trwa 15 minut. Strefa czasowa: {zone}.',
  yours: 'u Ciebie {time}',
  both: 'Niżej podajemy godzinę w Twojej strefie.',
  any: 'Jak najszybciej, w godzinach pracy biura',
  choose: 'Wybierz dzień i godzinę rozmowy',
  none: 'W najbliższych dniach wszystkie terminy są zajęte. Zadzwonimy, gdy tylko będzie to możliwe.',
  taken: 'zajęty',
  early: 'Godziny poza Twoim dniem pracy',
};

/** Shape of these labels. */
export type CallMessages = typeof calls;
