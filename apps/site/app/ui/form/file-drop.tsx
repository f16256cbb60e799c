import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { cluster, grid, square, stack } from '../layout/layout.ts';
import { Icon } from '../picture/icon.tsx';
import roles from '../text/roles.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './file-drop.module.css';
import { fileSize } from './file-size.ts';

type FileDropProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** Called after every choice and removal, with all chosen files. */
  onFiles?: (files: File[]) => void;
};

/**
 * Native file input as a button and drop zone; chosen files are listed with their size and can be
 * removed. Without script it is the browser's own input, which takes drops as well; with scripts
 * that input is invisible over our own words, which are in the language of the page. Used in a
 * `Field`; the field's hint gives the limits.
 */
export function FileDrop({ onFiles, className, ...rest }: FileDropProps) {
  const { kit } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [over, setOver] = useState(false);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    // Files that were chosen before this script ran.
    setFiles([...(input.current?.files ?? [])]);
    setReady(true);
  }, []);
  useEffect(() => {
    const form = input.current?.form;
    const forget = () => setFiles([]);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  function hold(wanted: File[]) {
    if (!input.current) return;
    const held = new DataTransfer();
    for (const file of wanted) held.items.add(file);
    input.current.files = held.files;
    setFiles(wanted);
    onFiles?.(wanted);
  }

  function remove(unwanted: File) {
    hold(files.filter((file) => file !== unwanted));
    input.current?.focus();
  }

  /** If several files are allowed, a further choice adds to the earlier ones. */
  function add(chosen: File[]) {
    const names = new Set(chosen.map(({ name }) => name));
    const remaining = rest.multiple ? files.filter(({ name }) => !names.has(name)) : [];
    hold([...remaining, ...chosen]);
  }

  return (
    <div className={stack(2, className)}>
      <div className={styles.zone} data-over={over || undefined} data-ready={ready || undefined}>
        <input
          {...rest}
          ref={input}
          type="file"
          className={`${roles.note} ${styles.input}`}
          onChange={(event) => add([...(event.currentTarget.files ?? [])])}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        <div className={cluster('1 4', roles.detail, styles.face)} aria-hidden="true">
          <span className={styles.choose}>{rest.multiple ? kit.chooseFiles : kit.chooseFile}</span>
          <span>{rest.multiple ? kit.dropFiles : kit.dropFile}</span>
        </div>
      </div>
      <ChosenFiles files={files} onRemove={remove} />
      <VisuallyHidden>
        <span role="status">
          {files.length > 0 ? files.map((file) => file.name).join(', ') : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

function ChosenFiles({ files, onRemove }: { files: File[]; onRemove: (file: File) => void }) {
  const { kit } = useMessages();
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className={stack(1, styles.files)}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={grid(3, roles.fine)}>
          <span className={styles.name}>{file.name}</span>
          <span className={`${roles.quiet} ${roles.together}`}>{fileSize(locale, file.size)}</span>
          <button
            type="button"
            className={square}
            aria-label={fill(kit.removeFile, { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <Icon name="x" size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
