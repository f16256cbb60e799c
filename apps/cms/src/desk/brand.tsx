/** The woven mark; its warp takes the colour of the text, so that it stands on dark ground too. */
export function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M5 0h7v23.5H5zM5 33.5h7V40H5z" />
      <path fill="#42AD5B" d="M16.5 0h7v6.5h-7zM16.5 16.5h7V40h-7z" />
      <path fill="#F5B710" d="M28 0h7v23.5h-7zM28 33.5h7V40h-7z" />
      <path fill="#D33A21" d="M0 8h3.5v7H0zM13.5 8h13v7h-13zM36.5 8H40v7h-3.5z" />
      <path fill="#066BB5" d="M0 25h15v7H0zM25 25h15v7H25z" />
    </svg>
  );
}

/** Mark and name of the company above the form to sign in. */
export function Logo() {
  return (
    <span className="brand-logo">
      <Mark />
      <span>Tkalnia</span>
    </span>
  );
}
