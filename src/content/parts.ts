import type {Parts} from './schema';

/** Parts of the site that can be switched off. What leads to them and speaks of them goes, and so do their tests. */
const parts: Parts = {
  /** The help button of every page, with answers to questions. */
  helpWidget: true,
  /** “Watch Demo” on the home page, and the steps of the demo on /book-a-demo. */
  watchDemo: true,
  /** Colours in which a feature's page shows its pictures. */
  swatches: true,
  /** Tools of pages for agents in browsers. The last paragraph of “Let it try” in docs/guides/agents.md speaks of them. */
  browserTools: true,
};

export default parts;
