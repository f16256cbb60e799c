/** Products that a conversation may be about, in the order of the form. */
export const PRODUCT_TOPICS = ['erp', 'dms', 'fibu', 'data'] as const;

export type ProductTopic = (typeof PRODUCT_TOPICS)[number];

/** Their names in lists and mails. What the form says of them is in `messages`, as all other words. */
export const PRODUCT_NAMES: Record<ProductTopic, Record<'pl' | 'en' | 'de', string>> = {
  erp: { pl: 'ERP', en: 'ERP', de: 'ERP' },
  dms: { pl: 'DMS', en: 'DMS', de: 'DMS' },
  fibu: { pl: 'FIBU', en: 'FIBU', de: 'FIBU' },
  data: { pl: 'DATA', en: 'DATA', de: 'DATA' },
};

/** Entries of menus whose label is a technical term, the same in every language. */
export const TERMS = ['ERP', 'CRM', 'Groupware', 'ECM', 'DMS', 'FIBU', 'DATA'] as const;

export type Term = (typeof TERMS)[number];

/** Columns of the footer with links of the company's own, until an editor changes them. */
export const FOOTER_LINKS: Record<'solutions' | 'products', readonly { to: string; term: Term }[]> =
  {
    solutions: [
      { to: '/products/erp', term: 'ERP' },
      { to: '/products/dms', term: 'CRM' },
      { to: '/products/dms', term: 'Groupware' },
      { to: '/products/dms', term: 'ECM' },
    ],
    products: [
      { to: '/products/dms', term: 'DMS' },
      { to: '/products/erp', term: 'ERP' },
      { to: '/products/fibu', term: 'FIBU' },
      { to: '/products/data', term: 'DATA' },
    ],
  };
