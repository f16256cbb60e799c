import { number } from '../chart.ts';
import { DEVICE_CSS, phone } from '../device.ts';
import { icon } from '../icon.ts';
import type { Picture } from '../picture.ts';
import { screen } from '../picture.ts';
import { SIGNED } from './field-service-phone.ts';

const ITEMS: [name: string, count: number, unit: string, price: number][] = [
  ['Przegląd roczny, sprężarka śrubowa', 1, 'szt.', 640],
  ['Filtr oleju 1625', 1, 'szt.', 148],
  ['Filtr powietrza', 1, 'szt.', 212],
  ['Olej Roto 46', 17, 'l', 38],
  ['Dojazd', 18, 'km', 2.6],
];

const CHECKS: [what: string, norm: string, found: string][] = [
  ['Ciśnienie robocze', '7,0–7,5 bar', '7,4 bar'],
  ['Temperatura sprężu', 'do 95 °C', '81 °C'],
  ['Spadek na separatorze', 'do 0,8 bar', '0,3 bar'],
  ['Prąd silnika, pełne obciążenie', 'do 68 A', '61 A'],
  ['Zawór bezpieczeństwa', '8,5 bar', 'sprawny'],
];

const CSS = `${DEVICE_CSS}
body{background:#0d2136}.roads{position:absolute;inset:0}
.t{padding:50px 20px 0;font-size:15px;height:100%;background:#fff}.t .firm{font:700 15px Instrument;color:#066bb5;display:flex;gap:8px;align-items:center}
.t h1{font:700 30px/1.12 Bricolage;margin:20px 0 6px}.t p{color:#4a5060}
.track{position:relative;height:54px;margin:16px 0 4px}.track i{position:absolute;left:6px;right:6px;top:25px;height:5px;border-radius:3px;background:linear-gradient(90deg,#066bb5 0 78%,#d9dee5 78%)}
.track span{position:absolute;width:46px;height:46px;top:4px;border-radius:50%;background:#066bb5;color:#fff;display:grid;place-items:center;border:4px solid #fff}.track .end{left:auto;right:-4px;top:13px;width:28px;height:28px;background:#14171f}
.face{display:flex;gap:14px;align-items:center;border:1px solid #dfe3e8;border-radius:14px;padding:13px;margin-top:16px}.face b{display:block;font-size:16px}.face small{color:#4a5060;font-size:13.5px}.face i{width:54px;height:54px;border-radius:50%;background:#dbe8f4;color:#066bb5;display:grid;place-items:center;font:700 19px Bricolage}
.face .call{margin-left:auto;width:44px;height:44px;background:#066bb5;color:#fff}
.why{margin-top:15px;line-height:1.5}.why b{display:block;margin-bottom:3px}.why li{display:flex;gap:9px;padding:5px 0;list-style:none;color:#2b313d}
.move{position:absolute;left:20px;right:20px;bottom:22px;border:2px solid #14171f;border-radius:12px;text-align:center;padding:13px;font-weight:700;font-size:15.5px}
.doc{position:absolute;left:500px;top:26px;width:700px;height:830px;background:#fff;padding:36px 46px;font:12.5px/1.4 Plex;color:#1b1d21;box-shadow:0 30px 70px rgb(0 0 0/.45);transform:rotate(1.1deg)}
.doc header{display:flex;align-items:flex-start;border-bottom:3px solid #066bb5;padding-bottom:13px}.doc header b{font:700 21px/1.1 Plex}.doc header small{display:block;color:#5a606b;margin-top:4px}.doc header div:last-child{margin-left:auto;text-align:right}.doc header .nr{font:600 15px Mono}
.who{display:grid;grid-template-columns:1fr 1fr 1fr;gap:22px;padding:13px 0 14px}.who h3,.doc h2{font:600 11.5px Plex;color:#5a606b;margin-bottom:2px}.who b{display:block;font-weight:600}.doc h2{margin:4px 0 3px;font-size:12.5px;color:#066bb5}
.doc table{width:100%;margin-bottom:12px}.doc th{font:500 11.5px Plex;color:#5a606b;text-align:right;border-bottom:1px solid #1b1d21;padding:3px 0}.doc td{text-align:right;padding:4.5px 0;border-bottom:1px solid #e5e7ea}.doc th:first-child,.doc td:first-child{text-align:left}.doc td .ok{color:#1c7a3c;font-weight:600}
.sum{display:grid;grid-template-columns:1fr auto 108px;column-gap:20px;line-height:1.75}.sum span{grid-column:2;text-align:right;color:#5a606b}.sum b{text-align:right}.sum .all{font-size:18px;color:#1b1d21;line-height:1.6}
.signs{position:absolute;left:46px;right:46px;top:632px;display:grid;grid-template-columns:1fr 1fr;gap:60px}.signs div{border-bottom:1px solid #1b1d21;height:64px;position:relative}.signs svg{position:absolute;left:14px;bottom:2px}.signs small{position:absolute;top:68px;left:0;color:#5a606b;white-space:nowrap}`;

const ROADS =
  'M-20 120L420 60L820 170L1300 90M-20 420L260 380L620 470L1300 400M-20 700L380 640L900 730L1300 660M120 -20L180 300L90 820M420 -20L390 330L470 820M760 -20L720 380L800 820M1040 -20L1080 260L1020 820';

function visit(): string {
  return `<div class="t"><div class="firm">${icon('Wrench', 18)}Termokompres Serwis</div><h1>Serwisant będzie o&nbsp;9:02</h1><p>Przegląd roczny sprężarki GA 37, Pabianice, ul. Partyzancka</p>
<div class="track"><i></i><span style="left:212px">${icon('Truck', 22)}</span><span class="end">${icon('MapPin', 15)}</span></div><p style="font-size:14px">Za 13 minut · aktualizacja 8:49</p>
<div class="face"><i>AN</i><span><b>Adam Nowak</b><small>sprężarki, SEP E i D</small></span><i class="call">${icon('Phone', 19)}</i></div>
<div class="why"><b>Proszę przygotować</b><li>${icon('Check', 18)}dostęp do rozdzielni i wyłącznika</li><li>${icon('Check', 18)}postój sprężarki na około 2 h 40 min</li><li>${icon('Check', 18)}osobę, która odbierze protokół</li></div></div><div class="move">Zmień termin</div>`;
}

function report(): string {
  const net = ITEMS.reduce((sum, [, count, , price]) => sum + count * price, 0);
  const tax = Math.round(net * 23) / 100;
  const rows = ITEMS.map(
    ([name, count, unit, price]) =>
      `<tr><td>${name}</td><td>${count} ${unit}</td><td>${number(price, 'pl', 2)}</td><td>${number(count * price, 'pl', 2)}</td></tr>`,
  ).join('');
  const checks = CHECKS.map(
    ([what, norm, found]) =>
      `<tr><td>${what}</td><td>${norm}</td><td><span class="ok">${found}</span></td></tr>`,
  ).join('');
  return `<article class="doc"><header><div><b>Termokompres Serwis</b><small>Serwis sprężarek i kotłowni, ul. Farbiarska 18, 95-200 Pabianice</small></div><div><span class="nr">PS/2026/11/0412</span><small>Protokół serwisowy, 18.11.2026</small></div></header>
<div class="who"><div><h3>Klient</h3><b>Przędzalnia Widok sp. z o.o.</b>ul. Partyzancka 112, Pabianice</div><div><h3>Urządzenie</h3><b>Sprężarka GA 37</b>nr 118842, 14 206 h</div><div><h3>Na miejscu</h3><b>9:02–11:41, 2 h 39 min</b>Adam Nowak</div></div>
<h2>Pomiary po przeglądzie</h2><table><tr><th>Badanie</th><th>Norma</th><th>Wynik</th></tr>${checks}</table>
<h2>Praca i części</h2><table><tr><th>Pozycja</th><th>Ilość</th><th>Cena netto, zł</th><th>Wartość, zł</th></tr>${rows}</table>
<div class="sum"><span>Razem netto</span><b>${number(net, 'pl', 2)}</b><span>VAT 23%</span><b>${number(tax, 'pl', 2)}</b><span class="all">Do zapłaty</span><b class="all">${number(net + tax, 'pl', 2)}</b></div>
<div class="signs"><div><svg width="220" height="64" viewBox="0 0 260 70" fill="none" stroke="#1b2a6b" stroke-width="2.6" stroke-linecap="round"><path d="M14 50C30 6 44 4 42 36S52 54 66 30S80 22 84 40S100 48 108 30S128 26 126 42S150 48 168 18M60 58C110 50 160 48 214 54"/></svg><small>Adam Nowak, serwisant</small></div><div><svg width="206" height="70" viewBox="0 0 294 100">${SIGNED}</svg><small>Anna Lis, kierownik utrzymania ruchu, podpis o 11:38</small></div></div></article>`;
}

/** What the customer gets: where the technician is, and the report with prices after the visit. */
export const FIELD_SERVICE_CUSTOMER: Picture[] = [
  screen(
    'realizations/field-service-3',
    CSS,
    `<svg class="roads" viewBox="0 0 1280 800" fill="none" stroke="#17314d" stroke-width="9"><path d="${ROADS}"/></svg>${phone(90, 38, '8:49', visit())}${report()}`,
  ),
];
