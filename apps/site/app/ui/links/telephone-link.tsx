interface TelephoneLinkProps {
  /** For people: `+48 42 000 00 10`. */
  phone: string;
  className?: string;
  'aria-label'?: string;
}

/** A number to call. Its groups stay on one line; the address of the link has no spaces. */
export function TelephoneLink({ phone, ...rest }: TelephoneLinkProps) {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} {...rest}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  );
}
