/** The button of a form that publishes, asks for publication or saves. */
export const MAIN_BUTTON = '#action-save, .asked-publication button';

/** Attribute of a form whose draft is saving itself: its main button can be pressed after that. */
export const SAVES_DRAFT = 'data-saves-draft';
