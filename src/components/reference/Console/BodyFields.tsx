import type {ReactNode} from 'react';
import {mediaIn} from '@site/src/lib/console/operation';
import type {ConsoleOperation, Media, FieldProblem} from '@site/src/lib/console/types';
import Select from '../Select';
import FieldRow from './FieldRow';
import ValueField from './ValueField';
import type {DraftControl} from './useDraft';
import styles from './styles.module.css';

export interface BodyFieldsProps {
  id: string;
  operation: ConsoleOperation;
  form: DraftControl;
  problems: readonly FieldProblem[];
}

/** The request body as an editor, a form or a file input, depending on its type. */
export default function BodyFields({id, operation, form, problems}: BodyFieldsProps): ReactNode {
  const {body} = operation;
  const media = mediaIn(operation, form.draft);
  if (!body || !media) return null;
  const isForm = media.kind === 'form' || media.kind === 'multipart';
  return (
    <fieldset className={styles.group}>
      <legend>Request body</legend>
      {body.media.length > 1 && (
        <FieldRow id={`${id}-type`} label="Content type">
          {(control) => (
            <Select {...control} onChange={({target}) => form.setContentType(target.value)} value={media.contentType}>
              {body.media.map(({contentType}) => (
                <option key={contentType}>{contentType}</option>
              ))}
            </Select>
          )}
        </FieldRow>
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
        <FileBody form={form} id={id} isRequired={body.required} media={media} problems={problems} />
      ) : (
        <TextBody form={form} id={id} isRequired={body.required} media={media} problems={problems} />
      )}
    </fieldset>
  );
}

interface WholeBodyProps extends Omit<BodyFieldsProps, 'operation'> {
  media: Media;
  isRequired: boolean;
}

const bodyProblems = (problems: readonly FieldProblem[]): string[] =>
  problems.filter(({key}) => key === 'body').map(({message}) => message);

function TextBody({id, form, media, isRequired, problems}: WholeBodyProps): ReactNode {
  const text = form.draft.bodies[media.contentType] ?? '';
  const lines = text.split('\n', 40).length;
  return (
    <FieldRow
      hint={media.contentType}
      id={`${id}-body`}
      isRequired={isRequired}
      isWide
      label="Body"
      problem={bodyProblems(problems).join('\n')}
    >
      {(control) => (
        <textarea
          {...control}
          autoCapitalize="none"
          autoComplete="off"
          className={styles.editor}
          onChange={({target}) => form.setBody(target.value)}
          rows={Math.min(18, Math.max(5, lines + 1))}
          spellCheck={false}
          value={text}
        />
      )}
    </FieldRow>
  );
}

function FileBody({id, form, media, isRequired, problems}: WholeBodyProps): ReactNode {
  return (
    <FieldRow
      hint={media.contentType}
      id={`${id}-body`}
      isRequired={isRequired}
      label="File"
      problem={bodyProblems(problems)[0]}
    >
      {(control) => (
        <input
          {...control}
          className={styles.input}
          onChange={({target}) => form.setFiles('body', [...(target.files ?? [])])}
          type="file"
        />
      )}
    </FieldRow>
  );
}
