/** Name of the event that opens the large view; its detail is the link of the picture. */
export const ENLARGE = 'enlarge';
