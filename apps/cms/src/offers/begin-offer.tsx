'use client';

import { useAsk } from '../kit/ask.ts';
import { Problem, SmallButton } from '../kit/controls.tsx';
import { usePageReady } from '../kit/page-ready.ts';
import { CopyToClipboard } from '../kit/payload.ts';

interface Props {
  lead: number;
  label: string;
  /** Without the lines of the estimate. */
  isEmpty: boolean;
}

/** Begins the offer of a lead and opens its page. */
export function BeginOffer({ lead, label, isEmpty }: Props) {
  const { ask, problem, isBusy } = useAsk();
  const isReady = usePageReady();

  async function begin() {
    if (await ask(`/leads/${lead}/offer/begin`, { body: { isEmpty } })) {
      window.location.assign(`/admin/offer/${lead}`);
    }
  }

  return (
    <div>
      <SmallButton disabled={isBusy || !isReady} onClick={() => void begin()}>
        {label}
      </SmallButton>
      <Problem text={problem} />
    </div>
  );
}

/** An address to copy. */
export function CopyLink({ label, copy, address }: Record<'label' | 'copy' | 'address', string>) {
  return (
    <div>
      <span className="field-label">{label}</span>
      <div className="actions">
        <input readOnly value={address} aria-label={label} />
        <CopyToClipboard value={address} defaultMessage={copy} />
      </div>
    </div>
  );
}
