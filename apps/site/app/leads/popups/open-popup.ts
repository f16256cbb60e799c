/** Name of the event that opens a popup; its detail says which. */
export const OPEN_POPUP = 'open-popup';

/** The forms that open in a popup. */
export type PopupName = 'consultation' | 'newsletter';
