import {type ReactNode, useRef, useState} from 'react';
import words from '@site/src/content/brandPreviewTools';
import {isOwn, NO_BRAND} from '@site/src/lib/visitorBrand';
import {useBrandPreview} from './state';
import {change} from './store';
import styles from './tools.module.css';

/** In a corner of every page while the pictures show another brand: goes back to ours. */
export default function Back(): ReactNode {
  const {brand = NO_BRAND} = useBrandPreview();
  const [isUsed, setUsed] = useState(false);
  const section = useRef<HTMLElement>(null);
  if (!isOwn(brand) && !isUsed) return null;
  const goBack = () => {
    change(NO_BRAND);
    setUsed(true);
    // The button disappears; keyboard focus continues from here.
    section.current?.focus();
  };
  return (
    <section aria-label={words.label} className={styles.back} ref={section} tabIndex={-1}>
      {isOwn(brand) && (
        <button onClick={goBack} type="button">
          {/* Takes its colour as the pictures do. */}
          <span className={styles.dot} data-picture="" />
          {words.back}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {isOwn(brand) ? '' : words.isBack}
      </p>
    </section>
  );
}
