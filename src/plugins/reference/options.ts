import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface ReferenceOptions {
  /** Id of the plugin instance, which Docusaurus sets. */
  id?: string;
  /** Path of the contract's root file. */
  openapiFile: string;
}

const schema = Joi.object<ReferenceOptions>({openapiFile: Joi.string().required()});

/**
 * The options of the reference plugin, checked before Docusaurus calls it.
 *
 * @throws Error that names the wrong option
 */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<unknown, ReferenceOptions>): ReferenceOptions => validate(schema, options);
