/** The four product threads: accent colours of the products. */
export const THREADS = {
  erp: '#D33A21',
  fibu: '#42AD5B',
  data: '#F5B710',
  dms: '#066BB5',
} as const;
