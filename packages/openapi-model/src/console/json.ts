import {exactJson, jsonText} from '../json.ts';

export type ParsedJson = {value: unknown; error?: undefined} | {value?: undefined; error: string};

/** Parses JSON; on failure returns why it is none, in the words of the browser. */
export function parseJson(source: string): ParsedJson {
  try {
    return {value: JSON.parse(source)};
  } catch (error) {
    return {error: `is not JSON: ${(error as Error).message}`};
  }
}

/** JSON indented by two spaces, numbers as written; undefined for text that is not JSON. */
export const indentedJson = (source: string): string | undefined => jsonText(exactJson(source), 2);
