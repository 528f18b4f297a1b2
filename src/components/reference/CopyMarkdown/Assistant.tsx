import {type FormEvent, type ReactNode, useState} from 'react';
import {assistantUrl} from '@site/src/lib/assistant';
import styles from './styles.module.css';

const KEY = 'assistant-address';

/** The address of an earlier visit; empty if there is none or storage is blocked. */
function readAddress(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function storeAddress(address: string): void {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // Without storage, the address has to be typed again.
  }
}

/**
 * Opens the page in an assistant that the reader names.
 *
 * @param address path of the page's Markdown
 */
export default function Assistant({address}: {address: string}): ReactNode {
  const [isWrong, setWrong] = useState(false);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('assistant') ?? '');
    const url = assistantUrl(typed, new URL(address, location.href).href);
    setWrong(!url);
    if (!url) return;
    storeAddress(typed);
    window.open(url, '_blank', 'noopener');
  };
  return (
    <form className={styles.assistant} noValidate onSubmit={open}>
      <label htmlFor="assistant">Open in your assistant</label>
      <input
        aria-describedby="assistant-help"
        aria-invalid={isWrong}
        autoComplete="off"
        // Rendered in the browser only, once the menu has been opened.
        defaultValue={readAddress()}
        id="assistant"
        inputMode="url"
        name="assistant"
        spellCheck={false}
        type="text"
      />
      <button type="submit">Open</button>
      <p id="assistant-help">
        {isWrong ? (
          <strong>Enter an address that starts with https.</strong>
        ) : (
          <span>
            Its address, with <code>%s</code> for the question. It stays in this browser.
          </span>
        )}
      </p>
    </form>
  );
}
