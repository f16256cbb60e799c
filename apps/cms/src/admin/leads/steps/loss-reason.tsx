'use client';

import { useId, useState } from 'react';
import { LOSS_REASONS, type LossReason } from '../../../fields/states.ts';
import { Problem, SmallButton } from '../../../kit/controls.tsx';
import { adminLanguage } from '../../../kit/office-language.ts';
import { screenWords } from '../../../kit/screen-words.ts';

interface Props {
  language: string;
  isBusy: boolean;
  onChoose(reason: LossReason): void;
  onCancel(): void;
}

/** Asks why a lead is lost; without a choice a sentence at the field says so. */
export function AskLossReason({ language, isBusy, onChoose, onCancel }: Props) {
  const locale = adminLanguage(language);
  const words = screenWords(locale).leads.list;
  const [reason, setReason] = useState<LossReason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  return (
    <div className="stack">
      <label htmlFor={id}>{words.whyLost}</label>
      <select
        id={id}
        value={reason}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => {
          setReason(event.target.value as LossReason | '');
          setMissing(false);
        }}
      >
        <option value="">{words.choose}</option>
        {LOSS_REASONS.map((value) => (
          <option key={value} value={value}>
            {screenWords(locale).states.lossReasons[value]}
          </option>
        ))}
      </select>
      <Problem id={`${id}-error`} text={isMissing ? words.reasonNeeded : null} />
      <div className="actions">
        <SmallButton
          buttonStyle="primary"
          disabled={isBusy}
          onClick={() => (reason ? onChoose(reason) : setMissing(true))}
        >
          {words.confirmLost}
        </SmallButton>
        <SmallButton onClick={onCancel}>{words.cancel}</SmallButton>
      </div>
    </div>
  );
}
