/** Office minutes within which a visitor is promised to hear from us (point 9 of the specification). */
export const PROMISED_MINUTES = 15;
