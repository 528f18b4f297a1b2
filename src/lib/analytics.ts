/** The script that counts visits, from the settings. */
export interface Analytics {
  /** URL of the script. */
  scriptUrl: string;
  /** Its data attributes by name. */
  attributes: Readonly<Record<string, string>>;
  /** Origin that it sends its counts to; null if that is its own. */
  connect: string | null;
}

const NAME = /^data(?:-[a-z\d]+)+$/;
/** Printable ASCII. */
const VALUE = /^[!-~]*$/;

/**
 * Reads data attributes such as `data-domain=example.org data-api=/api/event`.
 *
 * @throws Error that states the rule, if a name does not start with `data-`, appears twice, or a value has a character
 * outside printable ASCII
 */
export function parseAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [name = '', ...rest] = part.split('=');
    if (!NAME.test(name)) {
      throw new Error(
        `must be data attributes such as data-domain=example.org, in lower case, with a space between two; ${JSON.stringify(name)} is not the name of one`,
      );
    }
    if (Object.hasOwn(found, name)) throw new Error(`must have each attribute once; ${name} appears twice`);
    const value = rest.join('=');
    if (!VALUE.test(value))
      throw new Error(`must have values of printable ASCII; that of ${name} has another character`);
    found[name] = value;
  }
  return found;
}
