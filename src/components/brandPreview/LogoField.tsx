import {type ReactNode, useCallback, useEffect, useId, useRef, useState} from 'react';
import palette from '@generated/brand/default/palette.json';
import clsx from 'clsx';
import words from '@site/src/content/brandPreviewTools';
import {LOGO_TYPES} from '@site/src/lib/logo';
import {cardsOf} from '@site/src/lib/visitorBrand';
import {readLogoFile} from './logoFile';
import {useBrandPreview} from './state';
import {change} from './store';
import styles from './tools.module.css';

/** A name in quotes, cut to 40 characters. */
const quoted = (name: string): string => `“${name.length > 40 ? `${name.slice(0, 39)}…` : name}”`;

const hasFiles = ({dataTransfer}: DragEvent): boolean => Array.from(dataTransfer?.types ?? []).includes('Files');

/** Chooses a logo from a file, which can be dropped anywhere on the page. A refused file changes nothing. */
export default function LogoField(): ReactNode {
  const logo = useBrandPreview().brand?.logo;
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);
  const count = useRef(0);
  const id = useId();

  const take = useCallback(async (file: File | undefined) => {
    if (!file) return;
    const turn = ++count.current;
    const read = await readLogoFile(file, cardsOf(palette, 0));
    // A newer file may have been faster.
    if (turn !== count.current) return;
    if (typeof read === 'string') return setProblem(words.refused[read](quoted(file.name)));
    setProblem('');
    change(read.hue === null ? {logo: read.logo} : {logo: read.logo, hue: read.hue});
  }, []);

  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this, the browser would leave the page and open the file.
      event.preventDefault();
      // Every move to another element leaves the last one, but the next event says that the drag goes on.
      setOver(event.type === 'dragover');
      if (event.type === 'drop') void take(event.dataTransfer?.files[0]);
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    types.forEach((type) => document.addEventListener(type, onDrag));
    return () => types.forEach((type) => document.removeEventListener(type, onDrag));
  }, [take]);

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.logo}
      </label>
      <div className={clsx(styles.drop, isOver && styles.over)}>
        {logo && <img alt="" className={styles.logo} src={logo.url} />}
        <input
          accept={LOGO_TYPES.join()}
          aria-describedby={`${id}-hint ${id}-problem`}
          id={id}
          onChange={({target}) => {
            void take(target.files?.[0]);
            // The same file can be chosen again after it was changed.
            target.value = '';
          }}
          type="file"
        />
        <span aria-hidden="true">{words.drop}</span>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {words.dropHint}
      </p>
      <p className={styles.problem} id={`${id}-problem`} role="alert">
        {problem}
      </p>
      {logo && (
        <button className={styles.remove} onClick={() => change({logo: null})} type="button">
          {words.remove}
        </button>
      )}
    </div>
  );
}
