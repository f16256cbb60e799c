import { HAND_ON } from './leads/attribution.ts';

/**
 * React Router's document starts its modules at once. Ours waits, because native HTML works without
 * them. The modules are fetched when the page is loaded and the browser idle, and run at the first
 * action of a visitor, after its paint. Measured on slow 4G with CPU × 4: running with the page
 * delayed the largest paint by 0.6 s; fetching at the first action delayed its result by 2.5 s;
 * running when idle blocked a visitor who tapped at that moment for the whole hydration.
 */
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const IMPORT_ALL = /^import \* as (\w+) from ("[^"]+");$/gm;
const IMPORT_ONLY = /^import ("[^"]+");/gm;

/**
 * Rewrites a rendered document so that its modules load late.
 * @param more paths of scripts that the modules will ask for, to be fetched with them
 * @throws Error when React Router's document has another form than expected, so that a page whose
 * scripts would never start is not sent.
 */
export function lateScripts(html: string, more: readonly string[] = []): string {
  const code = MODULE_SCRIPT.exec(html)?.[1];
  if (code === undefined) {
    if (html.includes('type="module"')) throw new Error('Unknown form of the module script');
    return html;
  }
  const preloads = [...new Set([...[...html.matchAll(PRELOAD)].map((match) => match[1]), ...more])];
  const start = code
    .replace(IMPORT_ONLY, 'await import($1);')
    .replace(IMPORT_ALL, 'const $1 = await import($2);')
    .trim();
  const late = loader(JSON.stringify(preloads), start);
  const script = `<script>${late}</script><script>${HAND_ON}</script>`;
  return html.replace(PRELOAD, '').replace(MODULE_SCRIPT, () => script);
}

/**
 * First actions of a visitor: a scrolling finger moves, a tapping one clicks. Browsers also report
 * a mouse that rests where a page comes to lie under it.
 */
const SIGNS = ['pointermove', 'wheel', 'click', 'keydown', 'focusin'];

/**
 * Fetches `preloads` when idle after loading, and runs `start` once, at the first sign of a visitor.
 * To ask for a file takes a phone some milliseconds: between two of them it may do something else.
 * The last clicked button that only a script can answer is stored for `start`.
 */
function loader(preloads: string, start: string): string {
  return `(()=>{let fetched=false,begun=false,clicked;const signs=${JSON.stringify(SIGNS)};
const fetchAll=async()=>{if(fetched)return;fetched=true;for(const href of ${preloads}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link);await new Promise(done=>setTimeout(done))}};
const run=async()=>{${start}};
const begin=()=>{if(begun)return;begun=true;for(const name of signs)removeEventListener(name,sign,true);fetchAll();requestAnimationFrame(()=>setTimeout(run))};
const sign=({type,pointerType,movementX,movementY})=>{if(type!=="pointermove"||pointerType!=="mouse"||movementX||movementY)begin()};
for(const name of signs)addEventListener(name,sign,{capture:true,passive:true});
const keep=({target})=>{clicked=target.closest("button[type=button]")??clicked};addEventListener("click",keep,true);
window.takeEarlyClick=()=>{removeEventListener("click",keep,true);return clicked};
const idle=()=>"requestIdleCallback" in window?requestIdleCallback(fetchAll,{timeout:3000}):setTimeout(fetchAll,1500);
document.readyState==="complete"?idle():addEventListener("load",idle,{once:true})})()`;
}
