/** Labels of the gallery. */
export const gallery = {};
