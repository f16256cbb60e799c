/** What happened during a fault, and what went wrong. */
export type Aftermath = { found: string; problems: string[] };
