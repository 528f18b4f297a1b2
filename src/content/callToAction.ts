import type {Block} from './schema';

/** Call to action at the end of pages without their own. */
const callToAction: Block = {
  title: 'See it with a course of your own',
  description:
    'Start a free trial and build one today. If you would rather be shown around, book a demo and tell us which subject to prepare.',
};

export default callToAction;
