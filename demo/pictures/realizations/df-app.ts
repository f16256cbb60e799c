import { plain } from '../binding.ts';
import { DEVICE_CSS, ground, tablet } from '../device.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';

const STEPS: [string, 'done' | 'now' | 'next', string][] = [
  ['Przejęcie zmiany', 'done', '5:52'],
  ['Bezpieczeństwo', 'done', '5:58'],
  ['Pierwsza sztuka', 'now', '4 z 6'],
  ['Parametry prasy', 'next', '8 pól'],
  ['Narzędzie i smarowanie', 'next', '5 pól'],
  ['Podpis', 'next', ''],
];

/** Measured value, and where it lies in its tolerance: 0 is the lower limit, 1 the upper. */
const MEASURES: [string, string, string, number, 'ok' | 'bad' | 'now'][] = [
  ['Średnica otworu A', '24,03', '24,00 ± 0,05 mm', 0.8, 'ok'],
  ['Wysokość kołnierza', '11,48', '11,50 ± 0,10 mm', 0.4, 'ok'],
  ['Bicie osiowe', '0,09', 'maks. 0,08 mm', 1.07, 'bad'],
  ['Grubość ścianki', '', '2,00 ± 0,04 mm', -1, 'now'],
];

// The card is half of the screen, between the steps and the keys and below the title: phones show it.
const CSS = `${DEVICE_CSS}
.app{background:#f4f5f3;height:100%;display:grid;grid-template-columns:244px 1fr;grid-template-rows:62px 1fr;font:16px/1.35 Plex;color:#16202a}
.app header{grid-column:1/3;background:#16202a;color:#fff;display:flex;align-items:center;gap:18px;padding:0 22px;font-size:16px}
.app header b{font-size:19px}.app header .pill{background:#ff8a1f;color:#1f1000;font-weight:600;padding:5px 12px;border-radius:3px}.app header .r{margin-left:auto;display:flex;gap:18px;align-items:center;color:#cdd4da}
nav{background:#fff;border-right:1px solid #dbdeda;padding:18px 0}nav .step{display:grid;grid-template-columns:38px 1fr auto;align-items:center;padding:0 18px;height:66px;font-weight:500}
nav .step i{font-style:normal;width:26px;height:26px;border-radius:50%;border:2px solid #9aa3aa;display:grid;place-items:center;font-size:14px;font-weight:600}nav .step small{color:#63707a}
nav .done i{background:#1d8a4b;border-color:#1d8a4b;color:#fff}nav .now{background:#fff1e2;box-shadow:inset 5px 0 #ff8a1f}nav .now i{border-color:#ff8a1f;background:#ff8a1f}nav .next{color:#63707a}
.meta{margin:20px 18px 0;padding-top:16px;border-top:1px solid #dbdeda;font-size:15px;line-height:1.75;color:#4c5862}.meta b{color:#16202a}
.form{padding:20px 24px;display:grid;grid-template-columns:1fr 256px;gap:0 28px;grid-template-rows:auto 1fr 68px;min-width:0}
.form h1{grid-column:1/3;font-size:25px;font-weight:600;display:flex;align-items:baseline;gap:14px;padding-bottom:14px}.form h1 small{font-size:16px;font-weight:400;color:#63707a}
.m{display:grid;grid-template-columns:1fr 126px;align-items:center;background:#fff;border:1px solid #dbdeda;border-bottom:0;padding:12px 16px;height:94px}.m:nth-child(4){border-bottom:1px solid #dbdeda}
.m b{font-weight:600;font-size:17px}.m small{display:block;color:#63707a;font-size:14.5px}
.val{border:2px solid #aab2b8;height:56px;border-radius:4px;display:flex;align-items:center;justify-content:flex-end;padding:0 13px;font-size:25px;font-weight:600}
.bar{position:relative;height:8px;background:#e3e6e3;margin-top:9px;width:90%}.bar::before{content:'';position:absolute;left:15%;right:15%;top:0;bottom:0;background:#a9d8bb}.bar i{position:absolute;top:-5px;width:4px;height:18px;background:#16202a}
.m.bad{background:#fdeceA;border-color:#c7321e;border-bottom:1px solid #c7321e}.m.bad .val{border-color:#c7321e;color:#b02413}.m.bad small{color:#b02413;font-weight:500}.m.now .val{border-color:#ff8a1f;box-shadow:0 0 0 4px #ffe2c4}.m.now .val::after{content:'';width:2px;height:30px;background:#16202a}
.yes{display:flex;align-items:center;gap:10px;margin-top:14px;background:#fff;border:1px solid #dbdeda;padding:11px 16px;font-weight:600;font-size:17px}.yes span:first-child{flex:1}.yes .t{width:92px;height:50px;border:2px solid #aab2b8;border-radius:4px;display:grid;place-items:center}.yes .on{background:#1d8a4b;border-color:#1d8a4b;color:#fff}
.pad{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}.pad span{background:#fff;border:1px solid #cfd4d1;border-radius:4px;height:60px;display:grid;place-items:center;font-size:25px;font-weight:500}.pad .wide{background:#16202a;color:#fff;font-size:17px;font-weight:600}
.photo{margin-top:14px;display:grid;grid-template-columns:1fr 1fr;gap:8px}.photo div{height:104px;border-radius:4px;background:#cdd3d2;overflow:hidden;position:relative}.photo .add{border:2px dashed #9aa3aa;background:none;display:grid;place-items:center;color:#4c5862;text-align:center;font-size:14px}
.act{grid-column:1/3;display:flex;gap:12px;align-items:flex-end}.act span{height:56px;padding:0 22px;border-radius:4px;border:2px solid #16202a;display:flex;align-items:center;gap:9px;font-weight:600;font-size:17px}.act .go{background:#ff8a1f;border-color:#ff8a1f;margin-left:auto;color:#1f1000}.act .warn{border-color:#c7321e;color:#b02413}`;

/** A photograph of the part, drawn: a flanged ring on a dark bench. */
const PART = `<svg viewBox="0 0 140 104" width="100%" height="104" preserveAspectRatio="xMidYMid slice"><rect width="140" height="104" fill="#3d454b"/><ellipse cx="72" cy="62" rx="50" ry="30" fill="#1f2529"/><ellipse cx="70" cy="54" rx="50" ry="30" fill="#9aa5ab"/><ellipse cx="70" cy="52" rx="50" ry="30" fill="#c9d1d5"/><ellipse cx="70" cy="50" rx="30" ry="17" fill="#8d989e"/><ellipse cx="70" cy="53" rx="27" ry="14" fill="#2b3237"/><circle cx="104" cy="46" r="9" fill="none" stroke="#ff5a3c" stroke-width="3"/></svg>`;

function form(): string {
  const steps = STEPS.map(
    ([name, state, note], index) =>
      `<div class="step ${state}"><i>${state === 'done' ? icon('Check', 16, 3) : index + 1}</i>${name}<small>${note}</small></div>`,
  ).join('');
  const measures = MEASURES.map(([name, value, limits, place, state]) => {
    const mark = place < 0 ? '' : `<i style="left:${15 + place * 70}%"></i>`;
    return `<div class="m ${state}"><div><b>${name}</b><small>${limits}${state === 'bad' ? ' · poza tolerancją' : ''}</small><div class="bar">${mark}</div></div><div class="val">${value}</div></div>`;
  }).join('');
  const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', ',', '0']
    .map((key) => `<span>${key}</span>`)
    .join('');
  return `<div class="app"><header>${icon('ClipboardCheck', 26)}<b>Karta kontroli zmianowej</b><span class="pill">Prasa P-12</span><div class="r"><span>Zlecenie 26/11482 · Kołnierz K-40</span><span>${icon('Wifi', 20)}</span><b>6:14</b></div></header>
<nav>${steps}<div class="meta">Operator <b>Wiesław Banaś</b><br>Zmiana <b>I, 6:00–14:00</b><br>Partia <b>4 200 szt.</b><br>Formularz <b>KZ-07, wyd. 5</b></div></nav>
<section class="form"><h1>Pierwsza sztuka <small>pomiar przed zwolnieniem serii</small></h1>
<div><div>${measures}</div><div class="yes"><span>Powierzchnia bez rys i zadziorów</span><span class="t on">Tak</span><span class="t">Nie</span></div></div>
<div><div class="pad">${keys}<span class="wide">Dalej</span></div><div class="photo"><div>${PART}</div><div class="add"><span>${icon('Camera', 28)}<br>Zdjęcie</span></div></div></div>
<div class="act"><span>${icon('ArrowLeft', 20)}Wstecz</span><span class="warn">${icon('TriangleExclamationPoint', 20)}Zgłoś brygadziście</span><span class="go">Zapisz i dalej${icon('ArrowRight', 20)}</span></div></section></div>`;
}

/** Digital forms on a tablet next to the machine. */
export const DF_APP: Picture[] = [
  screen(
    'realizations/df-app-1',
    CSS,
    `${ground(plain, '#dfd9cb', '#e6e1d5')}${tablet(28, 22, 1224, 806, form())}`,
  ),
];
