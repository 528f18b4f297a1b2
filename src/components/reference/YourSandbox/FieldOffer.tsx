import type {ReactNode} from 'react';
import type {Offer} from '@site/src/lib/sandbox/offers';
import {sourceText} from '@site/src/lib/sandbox/words';
import textButton from '../../ui/TextButton/styles.module.css';
import styles from './styles.module.css';

export interface FieldOfferProps {
  offer: Offer;
  /** True to name the field, for places that hold several. */
  isNamed?: boolean;
  onFill: (value: string) => void;
}

/** Says that a value comes from the sandbox, and offers the example and other records that fit. */
export default function FieldOffer({offer, isNamed, onFill}: FieldOfferProps): ReactNode {
  const {reference, source, choices} = offer;
  const {name, example} = reference;
  return (
    <p className={styles.offer}>
      {isNamed && (
        <code key={name} translate="no">
          {name}
        </code>
      )}
      {source && <span key={sourceText(source)}>{sourceText(source)}</span>}
      {source && example && (
        <button className={textButton.button} onClick={() => onFill(example)} type="button">
          <span>Use the example</span>
          <span className="visually-hidden">{` for ${name}`}</span>
        </button>
      )}
      {choices.map((choice) => (
        <button className={textButton.button} key={choice.id} onClick={() => onFill(choice.id)} type="button">
          <span>{`Use ${choice.name}`}</span>
          <span className="visually-hidden">{` for ${name}`}</span>
        </button>
      ))}
    </p>
  );
}
