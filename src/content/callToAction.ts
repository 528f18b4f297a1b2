import type {Block} from './schema';

/** Call to action at the end of pages without their own. */
const callToAction: Block = {
  title: 'Try it with a course of your own',
  description:
    'Start a free trial and build one today. If you would rather be shown round first, book a demo and bring your own material.',
};

export default callToAction;
