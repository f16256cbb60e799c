/**
 * React Router's document starts its modules at once. Ours waits: native HTML answers first, and
 * the modules are fetched when the page is loaded and the browser idle, or at the first touch, key
 * or move that may need them. Measured on slow 4G with CPU × 4: loading with the page made the
 * largest paint 0.6 s later; loading only at the first interaction made that wait 2.5 s.
 */
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const IMPORT_ALL = /^import \* as (\w+) from ("[^"]+");$/gm;
const IMPORT_ONLY = /^import ("[^"]+");/gm;

/**
 * Rewrites a rendered document so that its modules load late.
 * @throws Error when React Router's document has another form than expected, so that a page whose
 * scripts would never start cannot leave the server.
 */
export function lateScripts(html: string): string {
  const code = MODULE_SCRIPT.exec(html)?.[1];
  if (code === undefined) {
    if (html.includes('type="module"')) throw new Error('Unknown form of the module script');
    return html;
  }
  const preloads = [...html.matchAll(PRELOAD)].map((match) => match[1]);
  const start = code
    .replace(IMPORT_ONLY, 'await import($1);')
    .replace(IMPORT_ALL, 'const $1 = await import($2);')
    .trim();
  const script = `<script>${loader(JSON.stringify(preloads), start)}</script>`;
  return html.replace(PRELOAD, '').replace(MODULE_SCRIPT, () => script);
}

/** Runs `start` once: when idle after loading, or at the first sign of a visitor. */
function loader(preloads: string, start: string): string {
  return `(()=>{let begun=false;const signs=["pointerdown","pointermove","keydown","focusin","touchstart"];
const begin=async()=>{if(begun)return;begun=true;for(const sign of signs)removeEventListener(sign,begin,true);
for(const href of ${preloads}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
${start}};
for(const sign of signs)addEventListener(sign,begin,{capture:true,passive:true});
const idle=()=>"requestIdleCallback" in window?requestIdleCallback(begin,{timeout:3000}):setTimeout(begin,1500);
document.readyState==="complete"?idle():addEventListener("load",idle,{once:true})})()`;
}
