/** Fetches a tracker's script. One that is blocked or unreachable is not missed by the page. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
