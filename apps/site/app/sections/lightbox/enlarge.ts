/** Name of the event that opens the large view; its detail is the index of the picture. */
export const ENLARGE = 'enlarge';
