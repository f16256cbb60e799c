/** What happened, and what should not have. */
export type Aftermath = { found: string; problems: string[] };
