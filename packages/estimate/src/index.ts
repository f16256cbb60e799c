export * from './effort.ts';
