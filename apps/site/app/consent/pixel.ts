import { loadScript } from './load-script.ts';
import type { TrackedEvent } from './track.ts';

/** The pixel's entry point: calls are queued until its script is loaded. */
interface Entrance {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
  push: (...call: unknown[]) => void;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Entrance;
    _fbq?: Entrance;
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

function createEntrance(): Entrance {
  const entrance: Entrance = Object.assign(
    (...call: unknown[]) => {
      if (entrance.callMethod) entrance.callMethod(...call);
      else entrance.queue.push(call);
    },
    { queue: [], push: (...call: unknown[]) => entrance(...call), loaded: true, version: '2.0' },
  );
  return entrance;
}

/** The social pixel: receives page views and sent forms, never abandoned forms. */
export function createPixel(id: string) {
  return {
    allow(allowed: boolean): void {
      if (allowed && !window.fbq) {
        window.fbq = createEntrance();
        window._fbq = window.fbq;
        window.fbq('set', 'autoConfig', false, id);
        window.fbq('init', id);
        loadScript(SCRIPT);
      } else {
        window.fbq?.('consent', allowed ? 'grant' : 'revoke');
      }
    },
    send(event: TrackedEvent): void {
      if (event.name === 'pageView') window.fbq?.('track', 'PageView');
      if (event.name === 'formSent') window.fbq?.('track', 'Lead', { content_name: event.form });
    },
  };
}
