import type {ReactNode} from 'react';
import {SAMPLE_LANGUAGES} from '@site/src/lib/samples';
import type {SampleLanguage} from '@site/src/lib/samples/types';
import Select from '../Select';
import TabList from '../TabList';
import styles from './styles.module.css';

export interface LanguagesProps {
  /** Start of the ids, the same as that of the panel. */
  id: string;
  chosen: SampleLanguage;
  onChoose: (id: string) => void;
  /** What the samples do, for screen readers. */
  what: string;
}

const keyed = (languages: readonly SampleLanguage[]) => languages.map(({id, label}) => ({key: id, label}));
const TABS = keyed(SAMPLE_LANGUAGES.filter(({isTab}) => isTab));
const MORE = keyed(SAMPLE_LANGUAGES.filter(({isTab}) => !isTab));

/** The choice of a language: tabs for the most used and a menu for the others. */
export default function Languages({id, chosen, onChoose, what}: LanguagesProps): ReactNode {
  const select = `${id}-select`;
  const isInMenu = !chosen.isTab;
  return (
    <>
      <TabList
        id={id}
        label="Language"
        onSelect={onChoose}
        panelOf={() => `${id}-panel`}
        selected={chosen.id}
        tabs={TABS}
      />
      <label className="visually-hidden" htmlFor={select}>
        More languages of the example: {what}
      </label>
      <Select
        // Keeps browsers from restoring a value that React doesn't know.
        autoComplete="off"
        className={styles.menu}
        data-chosen={isInMenu}
        id={select}
        onChange={({target}) => onChoose(target.value)}
        value={isInMenu ? chosen.id : ''}
      >
        <option disabled hidden value="">
          More
        </option>
        {MORE.map(({key, label}) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </>
  );
}
