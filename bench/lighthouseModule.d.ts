/** The part of Lighthouse's API that the bench uses, so that types can be checked where Lighthouse is not installed. */
declare module 'lighthouse' {
  export interface Result {
    runtimeError?: {message: string};
    audits: Record<string, {title: string; score: number | null; numericValue?: number; displayValue?: string}>;
    categories: Record<string, {id: string; score: number | null; auditRefs: {id: string; weight: number}[]}>;
  }

  export default function lighthouse(
    url: string,
    flags: {port: number; onlyCategories: string[]; logLevel: 'error'},
  ): Promise<{lhr: Result} | undefined>;
}
