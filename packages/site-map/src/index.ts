export * from './calculators.ts';
export * from './links.ts';
export * from './menu-words.ts';
export * from './moved.ts';
export * from './navigation.ts';
export * from './page-heads.ts';
export * from './pages.ts';
export * from './wizard.ts';
