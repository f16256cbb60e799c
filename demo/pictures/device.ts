import type { Binding } from './weave.ts';
import { weave } from './weave.ts';

/** Style sheet for `tablet` and `phone`. Put it before the picture's own rules. */
export const DEVICE_CSS = `.ground{position:absolute;inset:0;overflow:hidden}
.tablet{position:absolute;background:#17191d;border-radius:30px;padding:24px;box-shadow:0 1px 0 #3b3f47 inset,0 24px 50px rgb(20 23 31/.28),0 4px 10px rgb(20 23 31/.2)}
.tablet>div{width:100%;height:100%;border-radius:6px;overflow:hidden;position:relative}
.phone{position:absolute;background:#17191d;border-radius:46px;padding:11px;box-shadow:0 0 0 1.5px #3b3f47,0 22px 44px rgb(20 23 31/.26),0 4px 10px rgb(20 23 31/.2)}
.phone>div{width:100%;height:100%;border-radius:36px;overflow:hidden;position:relative;background:#fff}
.clock{position:absolute;left:28px;right:24px;top:12px;display:flex;justify-content:space-between;font:600 14px Instrument;z-index:3}
.clock i{width:24px;height:12px;border:1.5px solid;border-radius:4px;position:relative;top:4px;opacity:.9}.clock i::after{content:'';position:absolute;inset:1.5px 6px 1.5px 1.5px;background:currentColor;border-radius:1.5px}`;

/** Cloth to lay a device on, in two close tones. Covers a page of 1280 × 800. */
export function ground(binding: Binding, light: string, dark: string): string {
  const cloth = weave({
    columns: 82,
    rows: 52,
    pitch: 16,
    cover: 0.92,
    binding,
    warp: () => light,
    weft: () => dark,
    gap: dark,
    seed: 3,
    close: false,
  });
  return `<div class="ground">${cloth}</div>`;
}

/** A tablet in landscape. Place and size in CSS pixels, bezel included. */
export function tablet(
  left: number,
  top: number,
  width: number,
  height: number,
  inside: string,
): string {
  return `<div class="tablet" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"><div>${inside}</div></div>`;
}

/** A phone, 352 × 724 CSS pixels with its bezel; the screen is 330 × 702. `clock` is the time it shows. */
export function phone(
  left: number,
  top: number,
  clock: string,
  inside: string,
  colour = '#14171f',
): string {
  return `<div class="phone" style="left:${left}px;top:${top}px;width:352px;height:724px"><div><div class="clock" style="color:${colour}"><span>${clock}</span><i></i></div>${inside}</div></div>`;
}
