import '../ui/base.css';

/**
 * All styles in one order: those of a part precede those of the parts that use it, which can
 * therefore override them. Exported, because a build leaves out unused modules.
 */
export const STYLES = [
  import.meta.glob('../../../../packages/brand/motif/*.module.css', {
    eager: true,
    import: 'default',
  }),
  import.meta.glob('../ui/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../leads/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../layout/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../sections/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../flows/**/*.module.css', { eager: true, import: 'default' }),
  import.meta.glob('../pages/**/*.module.css', { eager: true, import: 'default' }),
];
