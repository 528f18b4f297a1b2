import {type ReactNode, useState} from 'react';
import Page from '@site/src/components/layout/Page';
import Accordion from '@site/src/components/ui/Accordion';
import Badge from 'docusaurus-kit/Badge';
import Button from 'docusaurus-kit/Button';
import CheckList from '@site/src/components/ui/CheckList';
import CopyButton from 'docusaurus-kit/CopyButton';
import Dialog from 'docusaurus-kit/Dialog';
import Disclosure from 'docusaurus-kit/Disclosure';
import Field from 'docusaurus-kit/Field';
import Icon from '@site/src/components/ui/Icon';
import IconButton from 'docusaurus-kit/IconButton';
import CloseButton from 'docusaurus-kit/CloseButton';
import {Input, Select, TextArea} from 'docusaurus-kit/Input';
import SearchField from '@site/src/components/ui/SearchField';
import Sign from 'docusaurus-kit/Sign';
import Slider from '@site/src/components/ui/Slider';
import Switch from '@site/src/components/ui/Switch';
import Tabs from 'docusaurus-kit/Tabs';
import {factsOf} from '@site/src/lib/pageFacts';
import styles from './_parts.module.css';

const FACTS = factsOf({
  path: '/parts',
  title: 'Parts',
  description: 'Every part of the kit in every state.',
  kind: 'background',
  indexed: false,
});

const KINDS = ['primary', 'secondary', 'danger', 'quiet', 'chip'] as const;
const SIZES = ['medium', 'small', 'compact'] as const;
const TINTS = ['tint', 'tint-brand', 'tint-accent', 'tint-iris', 'night on-night'];
const TONES = ['good', 'neutral', 'caution', 'error'] as const;
const TABS = [
  {key: 'one', label: 'One'},
  {key: 'two', label: 'Two'},
  {key: 'three', label: 'Three, with an error', isError: true},
];

/** Every part of the kit in every state. Only the development server has this page. */
export default function Parts(): ReactNode {
  return (
    <Page facts={FACTS}>
      <section className="section">
        <div className="wrap">
          <h1>Parts</h1>
          <div className="tiles">
            <Theme name="light" />
            <Theme name="dark" />
          </div>
        </div>
      </section>
    </Page>
  );
}

function Theme({name}: {name: 'light' | 'dark'}): ReactNode {
  return (
    <div className={`stack box ${styles.theme}`} data-theme={name}>
      <Buttons />
      {TINTS.map((tint) => (
        <div className={`plate cluster ${tint}`} key={tint}>
          <Button>{tint}</Button>
          <Button kind="secondary">secondary</Button>
        </div>
      ))}
      <Fields id={name} />
      <Choices id={name} />
      <div className="cluster">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {TONES.map((tone) => (
          <Badge key={tone} look="code" tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <CheckList items={['A point', 'Another point']} />
      <Accordion items={['First', 'Second'].map((title) => ({title: `${title}, ${name}`, content: 'Content'}))} />
      <div>
        <Disclosure name={name} open summary="Open, of two that close each other">
          Content
        </Disclosure>
        <Disclosure name={name} summary="Closed">
          Content
        </Disclosure>
      </div>
      <Disclosure look="line" summary="Line">
        Content
      </Disclosure>
      <Sign kind="loading">Loading</Sign>
      <Sign kind="empty">Nothing was found</Sign>
    </div>
  );
}

const Buttons = (): ReactNode =>
  SIZES.map((size) => (
    <div className="cluster" key={size}>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind} size={size}>
          {kind}
        </Button>
      ))}
      <Button aria-disabled size={size}>
        disabled
      </Button>
      <Button aria-pressed kind="chip" size={size}>
        pressed
      </Button>
      <Button size={size} to="/parts">
        link
      </Button>
    </div>
  ));

const Fields = ({id}: {id: string}): ReactNode => (
  <>
    <Field hint="A hint" id={`${id}-text`} isRequired label="Label">
      {(control) => <Input {...control} defaultValue="Text" />}
    </Field>
    <Field error="What is wrong, and how to mend it" id={`${id}-wrong`} label="With an error">
      {(control) => <Input {...control} defaultValue="Text" />}
    </Field>
    <Field id={`${id}-code`} label="Beside" layout="beside">
      {(control) => <TextArea {...control} defaultValue="{}" look="code" />}
    </Field>
    <Field id={`${id}-select`} label="Select">
      {(control) => (
        <Select {...control}>
          <option>One</option>
          <option>Two</option>
        </Select>
      )}
    </Field>
  </>
);

function Choices({id}: {id: string}): ReactNode {
  const [isOn, setOn] = useState(true);
  const [query, setQuery] = useState('Text');
  const [value, setValue] = useState(40);
  const [tab, setTab] = useState('one');
  const [isOpen, setOpen] = useState(false);
  const tabs = {label: 'Tabs', tabs: TABS, selected: tab, onSelect: setTab, panelOf: () => `${id}-panel`};
  return (
    <>
      <SearchField id={`${id}-search`} label="Search" onChange={setQuery} query={query} />
      <div className="cluster">
        <Switch isOn={isOn} onChange={setOn}>
          Switch
        </Switch>
        <IconButton label="Search">
          <Icon name="search" />
        </IconButton>
        <CopyButton onRefused={() => {}} text="text" what="the text" />
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </div>
      <Slider
        aria-label="Slider"
        max={100}
        min={0}
        onChange={({target}) => setValue(Number(target.value))}
        value={value}
      />
      <Tabs {...tabs} id={`${id}-line`} />
      <Tabs {...tabs} id={`${id}-pills`} look="pills" />
      <div id={`${id}-panel`}>Panel {tab}</div>
      {isOpen && (
        <Dialog aria-label="Dialog" onClose={() => setOpen(false)}>
          <CloseButton label="Close" onClick={() => setOpen(false)} />
          <p className="m-0 p-6">Content</p>
        </Dialog>
      )}
    </>
  );
}
