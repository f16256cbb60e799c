export * from './address.ts';
export * from './catalogue.ts';
export * from './choice.ts';
export * from './effort.ts';
export * from './estimate.ts';
export * from './package.ts';
export * from './samples.ts';
export * from './team.ts';
