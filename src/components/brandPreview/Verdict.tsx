import {type ReactNode, useMemo} from 'react';
import palette from '@generated/brand/default/palette.json';
import words from '@site/src/content/brandPreviewTools';
import {PAIRS} from '@site/src/lib/colorPairs';
import {formatRatio} from '@site/src/lib/contrast';
import {checkHue, NO_BRAND, similarTone, type VisitorBrand} from '@site/src/lib/visitorBrand';
import {useDebounced} from '../hooks/useDebounced';
import Icon from '../ui/Icon';
import {useBrandPreview} from './state';
import styles from './tools.module.css';

function contrastOf(hue: number): {hasPassed: boolean; text: string} {
  const {errors, lowest} = checkHue(palette, hue);
  const [first] = errors;
  if (!first) return {hasPassed: true, text: words.contrast.passed(PAIRS.length, lowest)};
  const {text, background, theme, found, needed} = first;
  return {
    hasPassed: false,
    text: words.contrast.failed(errors.length, PAIRS.length * 2, text, background, theme, formatRatio(found), needed),
  };
}

function verdictOn({hue, logo}: VisitorBrand): {hasPassed: boolean; text: string} {
  const tone = hue === null ? null : similarTone(hue);
  const contrast = hue === null ? {hasPassed: true, text: ''} : contrastOf(hue);
  const further = [tone && words.similar[tone], logo && logo.faint.length > 0 && words.faint(logo.faint)];
  return {...contrast, text: [contrast.text, ...further].filter(Boolean).join(' ')};
}

/** Says whether the colours pass the check of the build, and what to know about the logo. */
export default function Verdict(): ReactNode {
  const {brand = NO_BRAND} = useBrandPreview();
  const {hasPassed, text} = useMemo(() => verdictOn(brand), [brand]);
  // While the slider moves, screen readers wait for its last value.
  const spoken = useDebounced(text);
  return (
    <>
      {text && (
        <div aria-hidden="true" className={styles.verdict} data-passed={hasPassed}>
          <Icon name={hasPassed ? 'check' : 'x'} size={20} />
          <span>{text}</span>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
