export * from './changed-words.ts';
export * from './fill.ts';
export * from './in-sentence.ts';
export * from './localised.ts';
export * from './misprints.ts';
export * from './money-range.ts';
export * from './plurals.ts';
export * from './typography.ts';
