/**
 * Words of the back office itself that we say otherwise: its own language differs from that of the
 * content, an empty cell is a dash, and Polish names what is searched. Payload's Polish puts the name
 * of a kind into sentences that need another form of it; here the name stands behind a colon. How
 * long ago a draft was saved is left out: it is a moment, and Polish would need another form of it.
 */
export const translations = {
  pl: {
    general: {
      adminTheme: 'Wygląd panelu',
      anotherUserTakenOver:
        'Teraz edytuje go inna osoba. To, co zdążyło się zapisać, jest w szkicu.',
      aboutToDelete: 'Zamierzasz usunąć: {{label}} <1>{{title}}</1>. Na pewno?',
      aboutToPermanentlyDelete:
        'Usunąć na stałe: {{label}} <1>{{title}}</1>? Tego nie można cofnąć.',
      aboutToPermanentlyDeleteTrash:
        'Usunąć na stałe z kosza: <1>{{label}}</1> (<0>{{count}}</0>)? Tego nie można cofnąć.',
      aboutToRestore: 'Przywrócić: {{label}} <1>{{title}}</1>?',
      aboutToRestoreAsDraft: 'Przywrócić jako szkic: {{label}} <1>{{title}}</1>?',
      aboutToRestoreAsDraftCount: 'Przywrócić jako szkic: {{label}} ({{count}})?',
      aboutToRestoreCount: 'Przywrócić: {{label}} ({{count}})?',
      aboutToTrash:
        'Przenieść do kosza: {{label}} <1>{{title}}</1>? Przez 30 dni można przywrócić.',
      aboutToTrashCount:
        'Przenieść do kosza: {{label}} ({{count}})? Przez 30 dni można przywrócić.',
      // Before the name of a list, whose gender differs.
      all: 'Lista:',
      deletedAt: 'Usunięto',
      documentIsTrashed: '{{label}} w koszu. Można przywrócić albo usunąć na stałe.',
      email: 'E-mail',
      emptyTrash: 'Opróżnij kosz',
      emptyTrashLabel: 'Opróżnij kosz: {{label}}',
      locale: 'Język treści',
      noLabel: '–',
      noTrashResults: 'Kosz jest pusty.',
      noUpcomingEventsScheduled: 'Nic nie jest zaplanowane.',
      permanentlyDelete: 'Usuń na stałe',
      permanentlyDeletedCountSuccessfully: 'Usunięto na stałe: {{label}} ({{count}}).',
      restoreAsPublished: 'Opublikuj od razu',
      restoredCountSuccessfully: 'Przywrócono: {{label}} ({{count}}).',
      schedulePublishFor: 'Zaplanuj publikację: {{title}}',
      searchBy: 'Szukaj: {{label}}',
      creatingNewLabel: 'Nowy dokument: {{label}}',
      // Behind the name of the person.
      currentlyEditing:
        'edytuje teraz ten dokument. Jeśli go przejmiesz, ta osoba nie będzie mogła pisać dalej.',
      documentLocked: 'Ktoś już edytuje ten dokument',
      editingTakenOver: 'Ktoś przejął ten dokument',
      takeOver: 'Przejmij',
      viewReadOnly: 'Tylko czytaj',
      successfullyCreated: 'Utworzono: {{label}}.',
      payloadSettings: 'Ustawienia panelu',
      livePreview: 'Podgląd obok formularza',
      exitLivePreview: 'Zamknij podgląd',
      time: 'Kiedy',
      titleDeleted: 'Usunięto na stałe: {{label}} „{{title}}”.',
      titleRestored: 'Przywrócono: {{label}} „{{title}}”.',
      titleTrashed: 'Przeniesiono do kosza: {{label}} „{{title}}”.',
      translation: 'Tłumaczenie',
      trash: 'Kosz',
      trashedCountSuccessfully: 'Przeniesiono do kosza: {{label}} ({{count}}).',
      upcomingEvents: 'Zaplanowane',
    },
    folder: {
      byFolder: 'Według folderów',
      itemHasBeenMoved: 'Przeniesiono „{{title}}” do folderu „{{folderName}}”.',
      itemHasBeenMovedToRoot: 'Przeniesiono „{{title}}” do folderu głównego.',
      itemsMovedToFolder: 'Przeniesiono do folderu „{{folderName}}”: {{title}}.',
      itemsMovedToRoot: 'Przeniesiono do folderu głównego: {{title}}.',
      moveItemsToFolderConfirmation:
        'Przenieść do folderu <2>{{toFolder}}</2>: <1>{{label}} ({{count}})</1>?',
      moveItemsToRootConfirmation: 'Przenieść do folderu głównego: <1>{{label}} ({{count}})</1>?',
      moveItemToFolderConfirmation: 'Przenieść <1>{{title}}</1> do folderu <2>{{toFolder}}</2>?',
      moveItemToRootConfirmation: 'Przenieść <1>{{title}}</1> do folderu głównego?',
      movingFromFolder: 'Przenoszenie „{{title}}” z folderu „{{fromFolder}}”',
      noFolder: 'Bez folderu',
      searchByNameInFolder: 'Szukaj w folderze „{{folderName}}”',
      selectFolderForItem: 'Wybierz folder: „{{title}}”',
    },
    localization: {
      cannotCopySameLocale: 'Wybierz dwa różne języki.',
      copyFromTo: 'Kopiowanie: {{from}} → {{to}}',
      copyToLocale: 'Kopiuj do innego języka',
      localeToPublish: 'Język',
      selectedLocales: 'Wybrane języki',
      selectLocaleToCopy: 'Wybierz język',
      selectLocaleToDuplicate: 'Wybierz języki do skopiowania',
    },
    upload: {
      bulkUpload: 'Dodaj wiele plików',
      setFocalPoint: 'Ustaw punkt centralny',
    },
    version: {
      publishIn: 'Opublikuj tylko: {{locale}}',
      lastSavedAgo: 'Szkic zapisany',
      scheduledSuccessfully: 'Zaplanowano.',
      type: 'Rodzaj',
    },
  },
  en: {
    general: {
      livePreview: 'Preview beside the form',
      exitLivePreview: 'Close the preview',
      aboutToTrash:
        'You are about to move the {{label}} <1>{{title}}</1> to the trash. It can be restored for 30 days.',
      aboutToTrashCount:
        'You are about to move {{count}} {{label}} to the trash. They can be restored for 30 days.',
      locale: 'Content language',
      noLabel: '–',
      payloadSettings: 'Back-office settings',
      translation: 'Translation',
    },
    version: { lastSavedAgo: 'Draft saved' },
  },
};
