/** Types of the product pictures, which derive from their shapes in src/content/schema/scenes.ts. */
import type {infer as Infer} from 'zod';
import type * as schema from '../schema/scenes';

export type Tone = Infer<typeof schema.Tone>;
export type Glyph = Infer<typeof schema.Glyph>;
export type Tag = Infer<typeof schema.Tag>;
export type Stat = Infer<typeof schema.Stat>;
export type Note = Infer<typeof schema.Note>;
export type StepState = Infer<typeof schema.StepState>;
export type FieldKind = Infer<typeof schema.FieldKind>;
export type Node = Infer<typeof schema.Node>;
export type Item = Infer<typeof schema.Item>;
export type Parts = Infer<typeof schema.Parts>;
export type Window = Infer<typeof schema.Window>;
export type Phone = Infer<typeof schema.Phone>;
export type Screen = Infer<typeof schema.Screen>;
export type Page = Infer<typeof schema.Page>;
export type App = Infer<typeof schema.App>;
export type Several = Infer<typeof schema.Several>;
export type View = Infer<typeof schema.View>;
export type Scene = Infer<typeof schema.Scene>;

/** What the component of a part draws. */
export interface Of<P extends keyof Parts> {
  of: Parts[P];
}

/** The fields of a picture whose file has the others. */
export type Rest<V, K extends keyof V> = Omit<V, K> & Partial<Pick<V, K>> & {alt: string};
