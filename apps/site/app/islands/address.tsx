import { createContext, useContext } from 'react';

/** An address of this site, without its origin. */
export interface Address {
  pathname: string;
  search: string;
}

/** The address that a document was asked for; set by the server. */
export const AddressContext = createContext<Address | null>(null);

/** The present address. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('This component stands outside AddressContext');
  return address;
}
