/** Editors choose and read the times of their schedule in this time zone, wherever they are. */
export const SCHEDULE_ZONE = 'Europe/Warsaw';
