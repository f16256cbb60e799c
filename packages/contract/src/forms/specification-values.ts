/** How an application may reach its users. */
export const DISTRIBUTION_CHANNELS = ['app-store', 'play-store', 'direct'] as const;

/** What hardware support a system may need; `none` stands alone. */
export const HARDWARE_SUPPORT = [
  'none',
  'server-purchase',
  'server-configuration',
  'workstation-configuration',
] as const;

/** The two specifications that a quote of the wizard may have. */
export const SPECIFICATION_KINDS = ['bespoke', 'systems'] as const;

/** Which of the two specifications a quote has. */
export type SpecificationKind = (typeof SPECIFICATION_KINDS)[number];

/** Name of the pair that says which specifications follow; sent once for each. */
export const SPECIFICATION_FIELD = 'specification';
