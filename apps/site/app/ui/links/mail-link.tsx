/**
 * A mailbox. If the column is too narrow for it, its second line begins with the at sign.
 * @param subject of the mail, if it is known
 */
export function MailLink({ address, subject }: { address: string; subject?: string | undefined }) {
  const at = address.lastIndexOf('@');
  const about = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${address}${about}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
