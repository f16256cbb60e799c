/** Ways for an application to reach its users. */
export const DISTRIBUTION_CHANNELS = ['app-store', 'play-store', 'direct'] as const;

/** Hardware support for a system; `none` excludes the others. */
export const HARDWARE_SUPPORT = [
  'none',
  'server-purchase',
  'server-configuration',
  'workstation-configuration',
] as const;

/** The two specifications that a quote of the wizard may have. */
export const SPECIFICATION_KINDS = ['bespoke', 'systems'] as const;

/** One of the two specifications. */
export type SpecificationKind = (typeof SPECIFICATION_KINDS)[number];

/** Name of the pair that lists the specifications; sent once for each. */
export const SPECIFICATION_FIELD = 'specification';
