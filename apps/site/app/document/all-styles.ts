import '../ui/base.css';

/**
 * All styles in one order: what is used stands before what uses it, so that a part of a page can
 * change the looks of what stands in it. Exported, because a build leaves out what nobody uses.
 */
export const STYLES = [
  import.meta.glob('../ui/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../{leads,calculators}/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../frame/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../sections/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../screens/**/*.module.css', { eager: true, import: 'default' }),
];
