import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import styles from './share-links.module.css';

interface ShareLinksProps {
  title: string;
  /** Absolute address of the article. */
  url: string;
}

/** Ways to hand an article on: plain links, nothing of the networks is loaded. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const { blog } = useMessages();
  return (
    <div className={styles.share}>
      <p id="post-share">{blog.share}</p>
      <ul className={styles.ways} aria-labelledby="post-share">
        <li>
          <a href={`mailto:?${query({ subject: title, body: url })}`}>{blog.byMail}</a>
        </li>
        <li>
          <a href={`https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`}>LinkedIn</a>
        </li>
        <li>
          <a href={`https://x.com/intent/post?${query({ text: title, url })}`}>X</a>
        </li>
        <li>
          <a href={`https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`}>Facebook</a>
        </li>
        <CopyLink url={url} />
      </ul>
    </div>
  );
}

/** Mail programs show a `+` as it is. */
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Comes with the script that can do it, where the browser lets it. */
function CopyLink({ url }: { url: string }) {
  const { blog } = useMessages();
  const [state, setState] = useState<'absent' | 'ready' | 'done'>('absent');
  useEffect(() => setState(navigator.clipboard ? 'ready' : 'absent'), []);
  if (state === 'absent') return null;
  // A browser that refuses after all takes its promise back.
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setState('done'),
      () => setState('absent'),
    );
  return (
    <li>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {state === 'done' ? <Icon name="check" size={20} /> : null}
        <span role="status">{state === 'done' ? blog.copied : blog.copyLink}</span>
      </button>
    </li>
  );
}
