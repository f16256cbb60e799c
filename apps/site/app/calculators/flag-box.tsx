import { type ComponentProps, useEffect, useRef } from 'react';
import { Checkbox } from '../ui/form/checkbox.tsx';

interface FlagBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'type' | 'onChange'> {
  checked: boolean;
  onTick: (ticked: boolean) => void;
}

/** One yes or no of a calculator's state. What was done to it before the script ran counts. */
export function FlagBox({ checked, onTick, ...rest }: FlagBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before
  useEffect(() => {
    if (box.current && box.current.checked !== checked) onTick(box.current.checked);
  }, []);
  return (
    <Checkbox
      {...rest}
      ref={box}
      value="1"
      checked={checked}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  );
}
