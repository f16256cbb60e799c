import { LOCALE_COOKIE } from '@osnowa/contract';
import { HAND_ON } from '../url-state/attribution.ts';

/**
 * First actions of a visitor: a scrolling finger moves, a tapping one clicks. Browsers also report
 * a resting mouse when a page appears under it.
 */
const SIGNS = ['pointermove', 'wheel', 'click', 'keydown', 'focusin'];

/** Stores a chosen language for a year, also where it is chosen before any other script runs. */
const REMEMBER = `addEventListener("click",({target})=>{const chosen=target.closest("[data-language]");if(chosen)document.cookie="${LOCALE_COOKIE.name}="+chosen.dataset.language+"; Path=/; Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; SameSite=Lax"+(location.protocol==="https:"?"; Secure":"")},true)`;

/** Addresses of the files that a page will need. */
interface LaterFiles {
  /** For every page. */
  page: readonly string[];
  /** For the first island. */
  hydration: readonly string[];
  /** For islands by their names, without files that are fetched only on request. */
  islands: Readonly<Record<string, readonly string[]>>;
}

/**
 * The script of a document. It fetches the page's files when the page is loaded and the browser
 * idle, and runs them at the first sign of a visitor, after its paint: native HTML works without
 * them. Measured on slow 4G with CPU × 4: running with the page delayed the largest paint by 0.6 s;
 * fetching at the first action delayed its result by 2.5 s; running when idle blocked a visitor who
 * tapped at that moment. Requesting a file takes a phone some milliseconds: pauses between requests
 * leave time for other work. For a visitor who saves data or has a slow connection nothing is
 * fetched before the first action. The last click on a button that needs the scripts is stored, and
 * so is one on a picture with a large view: if the scripts do not load, its file opens.
 * "Back" to an address that an island had shown before the document was loaded anew loads it again.
 * Code of an island further than a window below the first one is fetched when the visitor comes near it.
 * @param entry address of the module that runs
 */
export function inlineScript(entry: string, { page, hydration, islands }: LaterFiles): string {
  return `(()=>{const page=${JSON.stringify(page)},wake=${JSON.stringify(hydration)},islands=${JSON.stringify(islands)};
const isSoon=({dataset,firstElementChild:part})=>islands[dataset.island]&&(dataset.wakes!=="visible"||part?.getBoundingClientRect().top<2*innerHeight);
const wanted=()=>{const soon=[...document.querySelectorAll("[data-island]")].filter(isSoon);return soon.length?[...page,...wake,...soon.flatMap(({dataset})=>islands[dataset.island])]:page};
let fetched=false,begun=false,clicked;const signs=${JSON.stringify(SIGNS)};
const fetchAll=async()=>{if(fetched)return;fetched=true;for(const href of new Set(wanted())){const link=document.createElement("link");if(href.endsWith(".css")){link.rel="prefetch";link.as="style"}else link.rel="modulepreload";link.href=href;document.head.append(link);await new Promise(done=>setTimeout(done))}};
const begin=()=>{if(begun)return;begun=true;for(const name of signs)removeEventListener(name,sign,true);fetchAll();requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(entry)}).catch(()=>clicked?.href&&location.assign(clicked.href))))};
const sign=({type,pointerType,movementX,movementY})=>{if(type!=="pointermove"||pointerType!=="mouse"||movementX||movementY)begin()};
for(const name of signs)addEventListener(name,sign,{capture:true,passive:true});
const keep=event=>{const found=event.target.closest("button[type=button],a[data-enlarge]");if(found?.href){if(event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;event.preventDefault()}clicked=found??clicked};addEventListener("click",keep,true);
window.takeEarlyClick=()=>{removeEventListener("click",keep,true);return clicked};
window.isFrugal=()=>{const{saveData,effectiveType}=navigator.connection??{};return saveData===true||/2g$/.test(effectiveType)};
const idle=()=>isFrugal()||("requestIdleCallback" in window?requestIdleCallback(fetchAll,{timeout:3000}):setTimeout(fetchAll,1500));
const at=()=>location.pathname+location.search,shown=at();addEventListener("popstate",()=>{if(at()!==shown&&!document.querySelector("[data-awake]"))location.reload()});
document.readyState==="complete"?idle():addEventListener("load",idle,{once:true});
${REMEMBER};
${HAND_ON}})()`;
}

/**
 * A script of the head. Content far below is laid out when the visitor comes near it, unless the
 * browser has to find a position in the whole page: an anchor of the address or of a link, or the
 * scroll position before a reload.
 */
export const PLACE_SCRIPT =
  '(()=>{const whole=()=>document.documentElement.setAttribute("data-whole","");if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")whole();addEventListener("click",({target})=>{if(target.closest("a[href*=\\"#\\"]"))whole()},true)})()';
