import type { Draft, DraftText } from '../../../leads/conversation/drafts.ts';
import { wordsIn } from '../../../leads/conversation/placeholders.ts';
import { askReply } from './ask.ts';

/** Pause after the last keystroke, before the draft is saved, in ms. */
const SAVE_AFTER = 800;
/** Pause before a save that failed is tried again, in ms. */
const TRY_AGAIN_AFTER = 5_000;

/** Progress of saving the typed text. */
export type SaveState =
  | 'untouched'
  | 'saving'
  | 'saved'
  | 'unsaved'
  | 'signed-out'
  | 'conflict'
  | 'refused';

/** Values that the form begins with. */
interface DraftOptions {
  lead: number;
  user: number;
  /** The draft as the page found it; `null` without one. */
  draft: Draft | null;
  /** The form's first values where there is no draft. */
  blank: DraftText;
}

/** The draft as the form shows it. */
interface Shown {
  text: DraftText;
  state: SaveState;
  /** In a conflict, the draft of the other window. */
  theirs: Draft | null;
  /** Why the server takes no draft: the lead was merged in another window. */
  refusal: string | null;
}

function onlyText({ recipient, subject, body }: DraftText): DraftText {
  return { recipient, subject, body };
}

function isSame(one: DraftText, other: DraftText): boolean {
  return JSON.stringify(onlyText(one)) === JSON.stringify(onlyText(other));
}

/**
 * Holds typed text, and saves it a moment after each pause, one request at a time. Unsaved text
 * stays in the tab, and is restored after a reload or a new sign-in.
 */
export class DraftKeeper {
  private readonly lead: number;
  private readonly key: string;
  private readonly blank: DraftText;
  private stored: DraftText;
  private seen: string | null;
  private running: Promise<boolean> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown: Shown;
  private listener: () => void = () => undefined;

  constructor({ lead, user, draft, blank }: DraftOptions) {
    this.lead = lead;
    this.key = `reply:${user}:${lead}`;
    this.blank = blank;
    this.stored = onlyText(draft ?? blank);
    this.seen = draft?.version ?? null;
    const state = draft ? 'saved' : 'untouched';
    this.shown = { text: this.stored, state, theirs: null, refusal: null };
  }

  /** The version that is stored; `null` without a draft. */
  get version(): string | null {
    return this.seen;
  }

  /** The draft as the form shows it; another object after each change. */
  readonly snapshot = (): Shown => this.shown;

  /** Begins with the text stored in the tab. Returns the function that ends it. */
  readonly start = (listener: () => void): (() => void) => {
    this.listener = listener;
    this.restore();
    const saveNow = () => void this.save();
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      clearTimeout(this.timer);
    };
  };

  private restore(): void {
    const stored = sessionStorage.getItem(this.key);
    if (stored === null) return;
    const { text, version } = JSON.parse(stored) as { text: DraftText; version: string | null };
    // The save whose answer did not arrive may have been the last one.
    if (isSame(text, this.stored)) {
      sessionStorage.removeItem(this.key);
      return;
    }
    this.seen = version;
    this.change(text);
  }

  change(part: Partial<DraftText>): void {
    const text = { ...this.shown.text, ...part };
    if (isSame(text, this.shown.text)) return;
    this.show({ text });
    // No draft is made of a page that was only opened.
    if (this.seen === null && this.isBlank()) return;
    sessionStorage.setItem(this.key, JSON.stringify({ text, version: this.seen }));
    this.saveAfter(SAVE_AFTER);
  }

  /**
   * Saves until nothing is left to save.
   * @param evenBlank makes a draft of an untouched form too
   * @returns whether all of it is stored
   */
  async save(evenBlank = false): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.running !== null) await this.running;
    if (this.seen === null ? !evenBlank && this.isBlank() : this.isStored()) return true;
    if (this.shown.state === 'conflict') return false;
    this.show({ state: 'saving' });
    this.running = this.saveOnce();
    const isDone = await this.running;
    this.running = null;
    if (!isDone) return false;
    if (!this.isStored()) return this.save();
    sessionStorage.removeItem(this.key);
    this.show({ state: 'saved' });
    return true;
  }

  /** Ends a conflict: with the text of this window, or with that of the other. */
  settle(mine: boolean): void {
    const { theirs } = this.shown;
    if (!mine) {
      this.begin(theirs);
      return;
    }
    this.seen = theirs?.version ?? null;
    this.show({ state: 'saving', theirs: null });
    void this.save(true);
  }

  /** Begins with another draft, or with none. */
  begin(other: Draft | null): void {
    clearTimeout(this.timer);
    sessionStorage.removeItem(this.key);
    this.seen = other?.version ?? null;
    this.stored = onlyText(other ?? this.blank);
    this.show({ text: this.stored, state: other ? 'saved' : 'untouched', theirs: null });
  }

  private async saveOnce(): Promise<boolean> {
    const { text } = this.shown;
    const body = { ...text, version: this.seen };
    const said = await askReply<{ version: string }>(this.lead, '', body);
    if (said.kind === 'done') {
      this.seen = said.answer.version;
      this.stored = text;
      return true;
    }
    if (said.kind === 'conflict') {
      this.show({ state: 'conflict', theirs: said.current });
      return false;
    }
    if (said.kind === 'refused') {
      this.show({ state: 'refused', refusal: said.message });
      return false;
    }
    this.show({ state: said.kind === 'signed-out' ? 'signed-out' : 'unsaved' });
    this.saveAfter(TRY_AGAIN_AFTER);
    return false;
  }

  private saveAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), ms);
  }

  private isStored(): boolean {
    return isSame(this.shown.text, this.stored);
  }

  private isBlank(): boolean {
    const { text } = this.shown;
    return (
      isSame({ ...text, body: null }, { ...this.blank, body: null }) && wordsIn(text.body) === ''
    );
  }

  private show(part: Partial<Shown>): void {
    this.shown = { ...this.shown, ...part };
    this.listener();
  }
}
