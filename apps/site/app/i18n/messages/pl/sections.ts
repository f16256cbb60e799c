/** Labels of the sections. */
export const sections = {};
