import type {ReactNode} from 'react';
import {mediaIn} from 'openapi-model/console/operation';
import type {Media} from 'openapi-model/console/types';
import {BODILESS} from 'openapi-model/request';
import Field from 'docusaurus-kit/Field';
import ValueField from './ValueField.tsx';
import type {ConsolePartProps, ConsoleState} from './useConsole.ts';
import {Input, Select, TextArea} from 'docusaurus-kit/Input';
import styles from './styles.module.css';

/** The request body as an editor, a form or a file input, depending on its type. */
export default function BodyFields({id, operation, state}: ConsolePartProps): ReactNode {
  const {form, problems} = state;
  const {body} = operation;
  const media = mediaIn(operation, form.draft);
  if (!body || !media) return null;
  const isForm = media.kind === 'form' || media.kind === 'multipart';
  return (
    <fieldset className={styles.group}>
      <legend>Request body</legend>
      {BODILESS.includes(operation.method) && (
        <p className="ref-note">Browsers send no body with {operation.method}. “Copy as curl” includes it.</p>
      )}
      {body.media.length > 1 && (
        <Field layout="beside" id={`${id}-type`} label="Content type">
          {(control) => (
            <Select {...control} onChange={({target}) => form.setContentType(target.value)} value={media.contentType}>
              {body.media.map(({contentType}) => (
                <option key={contentType}>{contentType}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isForm ? (
        media.fields.map((field) => (
          <ValueField
            field={field}
            id={`${id}-${field.key}`}
            key={field.key}
            onChange={(text) => form.setValue(field, text)}
            onFiles={(files) => form.setFiles(field.key, files)}
            problem={problems.find(({key}) => key === field.key)?.message}
            value={form.draft.form[field.key] ?? ''}
          />
        ))
      ) : media.kind === 'file' ? (
        <FileBody id={id} isRequired={body.required} media={media} state={state} />
      ) : (
        <TextBody id={id} isRequired={body.required} media={media} state={state} />
      )}
    </fieldset>
  );
}

interface WholeBodyProps extends Omit<ConsolePartProps, 'operation'> {
  media: Media;
  isRequired: boolean;
}

const bodyProblems = ({problems}: ConsoleState): string[] =>
  problems.filter(({key}) => key === 'body').map(({message}) => message);

function TextBody({id, state, media, isRequired}: WholeBodyProps): ReactNode {
  const {form} = state;
  const text = form.draft.bodies[media.contentType] ?? '';
  return (
    <Field
      hint={media.contentType}
      id={`${id}-body`}
      isRequired={isRequired}
      label="Body"
      error={bodyProblems(state).join('\n')}
    >
      {(control) => (
        <TextArea
          {...control}
          autoCapitalize="none"
          autoComplete="off"
          className={styles.editor}
          look="code"
          onChange={({target}) => form.setBody(target.value)}
          rows={8}
          spellCheck={false}
          value={text}
        />
      )}
    </Field>
  );
}

function FileBody({id, state, media, isRequired}: WholeBodyProps): ReactNode {
  return (
    <Field
      layout="beside"
      hint={media.contentType}
      id={`${id}-body`}
      isRequired={isRequired}
      label="File"
      error={bodyProblems(state)[0]}
    >
      {(control) => (
        <Input
          {...control}
          look="code"
          onChange={({target}) => state.form.setFiles('body', [...(target.files ?? [])])}
          type="file"
        />
      )}
    </Field>
  );
}
