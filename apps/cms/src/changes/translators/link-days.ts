/** Days for which a translator's link is valid unless an editor says otherwise, and at most. */
export const LINK_DAYS = 14;
export const MOST_LINK_DAYS = 60;
