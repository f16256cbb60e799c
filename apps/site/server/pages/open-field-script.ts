import type { Locale } from '@osnowa/contract';

/** Hint at the pointer in a preview; staff read Polish or English. */
const HINT = {
  pl: 'Kliknij, aby otworzyć pole w panelu. Z klawiszem Ctrl lub ⌘ strona działa jak u odwiedzających.',
  en: 'Click to open the field in the back office. With Ctrl or ⌘ the page works as for visitors.',
};

/** The back office that opens the fields of a preview. */
export interface FieldHome {
  /** Origins of the back office, its own address first. */
  admins: readonly string[];
  /** Language of the preview. */
  locale: Locale;
}

const STYLE =
  '[data-pointed]{outline:2px dashed;outline-offset:3px;cursor:pointer}[data-pointed] *{cursor:pointer}';

/**
 * For the head of a preview: a click on a text or a picture opens its field. Within the back office
 * a message requests it, which no other origin gets; else the form opens in a new tab, so that no
 * typed text is lost. The field is that of the text under the pointer, also below a card's link,
 * but not through a dialog. A click with a modifier key, from the keyboard, or at the end of a
 * selection, and one outside of content, does the same as for visitors.
 */
export function openFieldParts(home: FieldHome): string {
  return `<style>${STYLE}</style><script>${script(home)}</script>`;
}

function script({ admins, locale }: FieldHome): string {
  const settings = JSON.stringify({ admins, locale, hint: HINT }).replace(/</g, '\\u003c');
  return `(()=>{const {admins,locale,hint}=${settings};
const hasPoint=(element,x,y)=>[...element.getClientRects()].some(({left,right,top,bottom})=>x>=left&&x<=right&&y>=top&&y<=bottom);
const marked=({target,clientX:x,clientY:y})=>{if(!(target instanceof Element))return null;const around=target.closest("section,article,li,figure,dialog")??target;return document.elementsFromPoint(x,y).filter(element=>around.contains(element)).map(element=>element.closest("[data-field]")).find(element=>element&&hasPoint(element,x,y))??null};
const placeIn=(element,{clientX,clientY})=>{const caret=document.caretPositionFromPoint?.(clientX,clientY);if(!caret||!element.contains(caret.offsetNode))return 0;const range=document.createRange();range.setStart(element,0);range.setEnd(caret.offsetNode,caret.offset);return range.toString().length};
const fieldAt=(event)=>{const element=marked(event);if(!element)return null;const entries=element.dataset.field.split(" ").map(entry=>entry.split("@"));const place=entries.length>1?placeIn(element,event):0;const [name]=entries.find(([,end])=>place<=Number(end))??entries.at(-1);const [form,path]=name.split("#");return{form,path}};
const framing=[...(location.ancestorOrigins??[])].find(origin=>admins.includes(origin));
const open=({form,path})=>{if(parent!==window)parent.postMessage({type:"open-field",form,path,locale},framing??admins[0]);else window.open(admins[0]+"/admin/"+form+"?"+new URLSearchParams({locale,field:path}),"_blank","noopener")};
let pointed=null;
addEventListener("pointermove",event=>{const element=marked(event);if(element===pointed)return;pointed?.removeAttribute("data-pointed");pointed=element;if(!element)return;element.setAttribute("data-pointed","");if(event.target instanceof Element&&!event.target.closest("[title]"))event.target.setAttribute("title",navigator.language.startsWith("pl")?hint.pl:hint.en)},{passive:true});
addEventListener("click",event=>{if(event.button||!event.detail||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey||!getSelection().isCollapsed)return;const field=fieldAt(event);if(!field)return;event.preventDefault();event.stopImmediatePropagation();open(field)},true)})()`;
}
