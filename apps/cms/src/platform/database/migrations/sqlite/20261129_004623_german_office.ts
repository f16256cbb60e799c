/**
 * SQLite stores any word as the language of an account. The migration of this name is PostgreSQL's: a data
 * folder moves there when both have had the same ones.
 */
export const up = () => Promise.resolve();

export const down = () => Promise.resolve();
