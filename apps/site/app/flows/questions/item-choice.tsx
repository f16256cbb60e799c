import {
  type ComponentProps,
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { grid, named, plus, rows, stack } from '../../ui/layout/layout.ts';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import flow from '../engine/flow.module.css';
import { useCalculatorLabels, useRange } from '../engine/labels.tsx';
import { DayMarks } from '../estimate/day-marks.tsx';
import styles from './item-choice.module.css';

type Group = CatalogueContent['groups'][number];

interface ItemChoiceProps {
  groups: readonly Group[];
  chosen: readonly string[];
  /** Called with the keys of all chosen items. */
  onChoose: (keys: string[]) => void;
  /** `open` shows each group as a question with its answers. */
  layout?: 'accordion' | 'open';
  /** Placed below the first group. */
  belowFirst?: ReactNode;
}

/** All items by group, as real checkboxes of a form that any browser can send. */
export function ItemChoice({
  groups,
  chosen,
  onChoose,
  layout = 'accordion',
  belowFirst,
}: ItemChoiceProps) {
  const root = useRef<HTMLDivElement>(null);
  const choose = useSteady(() => onChoose(tickedIn(root)));
  useBoxesTickedBefore(root, chosen, choose);
  return (
    <div ref={root} className={stack(0, layout === 'accordion' ? rows : undefined)}>
      {groups.map((group, index) => {
        const own = group.items.filter(({ key }) => chosen.includes(key)).map(({ key }) => key);
        const props = { group, chosen: own.join(), onChange: choose };
        return (
          <Fragment key={group.key}>
            {layout === 'open' ? (
              <OpenGroup {...props} />
            ) : (
              <ClosedGroup {...props} open={index === 0} />
            )}
            {index === 0 ? belowFirst : null}
          </Fragment>
        );
      })}
    </div>
  );
}

interface GroupProps {
  group: Group;
  /**
   * The chosen keys as one string: equal strings keep a memoised component, equal arrays would not.
   */
  chosen: string;
  onChange: () => void;
}

const OpenGroup = memo(function OpenGroup({ group, chosen, onChange }: GroupProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={flow.legend}>
        <LocalText of={group.name} />
      </legend>
      <LocalText as="p" className={roles.quiet} of={group.description} />
      <Items group={group} chosen={chosen} onChange={onChange} />
    </fieldset>
  );
});

const ClosedGroup = memo(function ClosedGroup({
  group,
  chosen,
  onChange,
  open,
}: GroupProps & { open: boolean }) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const range = useRange();
  const count = keysIn(chosen).length;
  // An item without a cost says so itself.
  const costs = group.items.map(({ dayCost }) => dayCost).filter((cost) => cost > 0);
  const days =
    costs.length > 0 ? range({ low: Math.min(...costs), high: Math.max(...costs) }) : null;
  return (
    <details className={`${flow.choice} ${styles.group}`} open={open}>
      <summary className={grid('1 4', named, styles.summary)}>
        {group.icon ? <ContentIcon name={group.icon} /> : null}
        <h3 className={styles.title}>
          <LocalText of={group.name} />
        </h3>
        <span className={`${roles.detail} ${styles.count}`}>
          {count > 0
            ? fill(labels.chosenOf, { n: count, total: group.items.length })
            : `${plural(locale, group.items.length, labels.chosen)}, ${days ?? labels.included}`}
        </span>
        <Icon name="plus" className={plus} />
      </summary>
      <fieldset className={styles.inside}>
        <legend>
          <VisuallyHidden>
            <LocalText of={group.name} />
          </VisuallyHidden>
        </legend>
        <LocalText as="p" className={roles.quiet} of={group.description} />
        <Items group={group} chosen={chosen} onChange={onChange} />
      </fieldset>
    </details>
  );
});

function Items({ group, chosen, onChange }: GroupProps) {
  const several = group.choice === 'many';
  const keys = keysIn(chosen);
  return (
    <ul className={stack('0 columns', styles.items)}>
      {group.items.map((item) => (
        <Item
          key={item.key}
          item={item}
          type={several ? 'checkbox' : 'radio'}
          name={several ? 'items' : group.key}
          isChosen={keys.includes(item.key)}
          onChange={onChange}
        />
      ))}
    </ul>
  );
}

function keysIn(chosen: string): string[] {
  return chosen === '' ? [] : chosen.split(',');
}

/** A memoised item: a click renders one of hundreds again. */
const Item = memo(function Item({
  item,
  type,
  name,
  isChosen,
  onChange,
}: {
  item: Group['items'][number];
  type: 'checkbox' | 'radio';
  name: string;
  isChosen: boolean;
  onChange: () => void;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  return (
    <li>
      <label className={grid('1 3', styles.item)}>
        <Checkbox
          id={`item-${item.key}`}
          type={type}
          name={name}
          value={item.key}
          checked={isChosen}
          onChange={onChange}
        />
        {item.icon ? (
          <ContentIcon name={item.icon} className={`${roles.quiet} ${styles.icon}`} />
        ) : null}
        <span className={stack(1, styles.name)}>
          <LocalText of={item.name} />
          <LocalText of={item.description} className={roles.note} />
          {type === 'checkbox' ? <DayMarks days={item.dayCost} /> : null}
        </span>
        <span className={`${roles.note} ${roles.together} ${roles.digits} ${styles.days}`}>
          {item.dayCost === 0 ? labels.included : plural(locale, item.dayCost, labels.personDays)}
        </span>
      </label>
    </li>
  );
});

/** A function with a stable identity that calls the newest version. */
function useSteady(newest: () => void): () => void {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback(() => current.current(), []);
}

function tickedIn(root: RefObject<HTMLElement | null>): string[] {
  const boxes = root.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return [...boxes].map(({ value }) => value);
}

/** Applies the boxes that a visitor ticked before the scripts ran. */
function useBoxesTickedBefore(
  root: RefObject<HTMLElement | null>,
  chosen: readonly string[],
  choose: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before
  useEffect(() => {
    const ticked = tickedIn(root);
    if (ticked.length !== chosen.length || ticked.some((key) => !chosen.includes(key))) choose();
  }, []);
}

interface FlagBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'type' | 'onChange'> {
  checked: boolean;
  onTick: (ticked: boolean) => void;
}

/** A checkbox of a calculator's state. A change before the scripts ran counts. */
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
