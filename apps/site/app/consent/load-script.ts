/** Loads a tracker's script. The page works without one that is blocked or unreachable. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
