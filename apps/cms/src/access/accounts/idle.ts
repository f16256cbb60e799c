/** An unused session ends after this long, in seconds. */
export const IDLE_SECONDS = 30 * 60;
