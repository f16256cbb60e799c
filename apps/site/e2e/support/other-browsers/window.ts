/** Steps of a keyboard or a mouse, as both protocols write them. */
export type Device =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerStep[] };

type PointerStep =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

export type Size = { width: number; height: number };

/** A window of a browser: what the two protocols that drive Firefox and WebKit have in common. */
export type BrowserWindow = {
  /** Opens an address and waits until its document is loaded. */
  goTo(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  /** Firefox takes any size; the window of WebKit is 447 px wide at least. */
  resize(size: Size): Promise<unknown>;
  /** The value of an expression that makes a text in the page. */
  evaluate(expression: string): Promise<string>;
  act(devices: Device[]): Promise<unknown>;
  /** A PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of the page so far: those in its console and uncaught ones. */
  complaints(): Promise<string[]>;
  close(): Promise<unknown>;
};
