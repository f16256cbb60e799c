import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { beforeRelease } from '../../support/combinations.ts';
import { block, draftOf, richText, storePage, storePicture } from '../../support/documents.ts';
import { openOfficeForm, saveForm } from '../../support/forms.ts';
import { newAdministrator } from '../../support/leads.ts';

openBrowser();

/** A draft with the omissions that editors make. */
async function storeDraft() {
  const fields = { url: '/nie-ma-takiej-strony', linkType: 'custom', newTab: false };
  const content = richText(
    { ...block('heading', 'Jak to działa'), tag: 'h2' },
    { ...block('heading', 'Partie'), tag: 'h4' },
    block('paragraph', { ...block('link', 'dalej'), fields }),
  );
  const { id: image } = await storePicture('hala', ['en']);
  const sections = [
    { blockType: 'text', title: 'Magazyn', content },
    { blockType: 'picture', title: 'Hala', image },
  ];
  return storePage('sprawdzana', { title: 'Magazyn bez kartek', sections }, 'draft');
}

const drawer = (page: Page) => page.locator('.checks');
const finding = (page: Page, text: string | RegExp) =>
  drawer(page).getByRole('link', { name: text });

async function openCheck(page: Page): Promise<void> {
  // The number shows that the form's scripts run.
  await page.getByRole('button', { name: /Sprawdź przed publikacją\s*uwagi: \d+/ }).click();
  await drawer(page).getByText('To zobaczą odwiedzający').waitFor();
}

/** Word's clipboard: lists that only look like lists, and pictures from the local disk. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang=PL>
<!--StartFragment--><h1 style='mso-list:none'><span style='font-size:20.0pt;color:#2F5496'>Oferta<o:p></o:p></span></h1>
<p class=MsoNormal><font color=red>Zażółć </font><b>gęślą</b> <a href="https://osnowa.example/x">jaźń</a> <a href="file:///C:/x.doc">z dysku</a></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>pierwszy</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span><![endif]>w środku</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>drugi</p>
<h2>Cena</h2>
<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal>lewa</p></td><td><p class=MsoNormal>prawa</p></td></tr></table>
<p class=MsoNormal><img width=10 height=10 src="file:///C:/Temp/msohtmlclip1/clip_image002.png" v:shapes="Obraz_1"></p>
<p class=MsoNormal>Do zobaczenia</p>
<!--EndFragment--></body></html>`;

/** LibreOffice's clipboard: paragraphs in items, and lists next to the items they belong to. */
const FROM_LIBREOFFICE = `<meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">p { line-height: 115% }</style>
<h5 class="western">Dostawa</h5><ol><li><p style="line-height: 100%"><font face="Liberation Serif, serif"><font size="3">wtorek</font></font></p></li><ol><li><p>rano</p></li></ol></ol><p><i>koniec</i></p>`;

/** Pastes below the rich text that has the cursor. */
async function paste(page: Page, html: string): Promise<void> {
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'tekst');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

type Node = { type: string; tag?: string; text?: string; children?: Node[] };

/** A rich text as a line: `h2(Oferta) ul(li(…))`; words that are neither bold nor links by themselves. */
function outline(node: Node): string {
  if (node.text !== undefined) return node.text.trim();
  const inside = (node.children ?? []).map(outline).filter(Boolean).join(' ');
  const names: Record<string, string> = {
    paragraph: 'p',
    listitem: 'li',
    tablerow: 'tr',
    link: 'a',
  };
  const name = node.tag ?? names[node.type] ?? node.type;
  return inside === '' && node.type !== 'upload' ? '' : `${name}(${inside})`;
}

// Every run has the journey of facts in this drawer, and the service's tests have each rule.
beforeRelease(
  'the check names what an editor forgot, leads to each field, and forgets what is mended',
  async () => {
    const { entry, form } = await storeDraft();
    const page = await openOfficeForm(form, { account: await newAdministrator() });
    await openCheck(page);
    await finding(page, 'Nagłówek 4 „Partie”').waitFor();
    await finding(page, '„/nie-ma-takiej-strony”').waitFor();
    await drawer(page).getByText('Wynik wyszukiwania').first().waitFor();
    // The picture of the shared link is the one that the site draws of this draft.
    const shared = drawer(page).locator('img').first();
    await shared.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shared.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(1200);

    // The description of a picture is a field of the picture, in German.
    const opened = page.context().waitForEvent('page');
    await finding(page, 'nie ma opisu „Co widać na obrazie”; język: Deutsch').click();
    const picture = await opened;
    await picture.waitForURL(/\/media\/\d+\?locale=de/);
    await expect.poll(() => picture.locator('#field-alt').inputValue()).toBe('');
    await picture.locator('#field-alt').fill('Halle');
    await picture.locator('#action-save').click();
    const described = `/media/${/\d+(?=\?)/.exec(picture.url())?.[0]}`;
    await expect.poll(async () => (await draftOf(described, 'de')).alt).toBe('Halle');
    await picture.close();
    await page.bringToFront();
    await drawer(page).getByRole('button', { name: 'Sprawdź ponownie' }).click();
    await finding(page, 'nie ma opisu „Co widać na obrazie”').waitFor({ state: 'detached' });

    // A forgotten translation opens in its language.
    await finding(page, /^Tytuł: brakuje tłumaczenia \(Deutsch\)/).click();
    await page.waitForURL(/locale=de/);
    const title = page.locator('#field-title');
    await expect.poll(() => title.evaluate((field) => document.activeElement === field)).toBe(true);
    // The check saves what it checks.
    await title.fill('Lager ohne Zettel');
    await openCheck(page);
    await finding(page, /^Tytuł: brakuje tłumaczenia \(English\)/).waitFor();
    expect(await finding(page, /^Tytuł: brakuje tłumaczenia \(Deutsch\)/).count()).toBe(0);

    // A page pasted from a word processor keeps the elements that the site supports.
    await finding(page, 'Nagłówek 4 „Partie”').click();
    await page.waitForURL(/locale=pl/);
    const text = page.locator('#sections-row-0 [contenteditable=true]').first();
    await expect
      .poll(() => text.evaluate((field) => field.contains(document.activeElement)))
      .toBe(true);
    await paste(page, FROM_WORD);
    await page.getByText('Obrazów nie da się wkleić; pominięto: 1.').waitFor();
    // A browser that is busy is never idle: what was pasted just before the press is saved, too.
    await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await paste(page, FROM_LIBREOFFICE);
    await text.getByText('koniec').waitFor();
    await saveForm(page);
    const stored = async () => {
      const [first] = (await draftOf(entry)).sections as { content: { root: Node } }[];
      return first && outline(first.content.root);
    };
    await expect.poll(stored).toContain('koniec');
    const pasted = await stored();
    expect(pasted).toMatch(/h2\(Oferta\).*gęślą a\(jaźń\) z dysku.*h3\(Cena\)/s);
    expect(pasted).toMatch(/ul\(li\(pierwszy\) li\(ul\(li\(w środku\)\)\) li\(drugi\)\)/);
    expect(pasted).toMatch(/table\(tr\(tablecell\(p\(lewa\)\) tablecell\(p\(prawa\)\)\)\)/);
    expect(pasted).toMatch(/h4\(Dostawa\) ol\(li\(wtorek\) li\(ol\(li\(rano\)\)\)\)/);
    expect(pasted).not.toMatch(/h1|upload|MsoNormal|line-height/);
  },
);
