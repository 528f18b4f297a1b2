/** Types of the product pictures, which derive from their shapes in src/content/schema/scenes.ts. */
import type {infer as Infer} from 'zod';
import type * as schema from '../schema/scenes';

export type Tone = Infer<typeof schema.Tone>;
export type Glyph = Infer<typeof schema.Glyph>;
export type Tag = Infer<typeof schema.Tag>;
export type Stat = Infer<typeof schema.Stat>;
export type Note = Infer<typeof schema.Note>;
export type StepState = Infer<typeof schema.StepState>;
export type FlowNode = Infer<typeof schema.FlowNode>;
export type Thread = Infer<typeof schema.Thread>;
export type Item = Infer<typeof schema.Item>;
export type Phone = Infer<typeof schema.Phone>;
export type FieldKind = Infer<typeof schema.FieldKind>;
export type Outline = Infer<typeof schema.Outline>;
export type Unit = Infer<typeof schema.Unit>;
export type Screen = Infer<typeof schema.Screen>;
export type App = Infer<typeof schema.App>;
export type WindowScene = Infer<typeof schema.WindowScene>;
export type View = Infer<typeof schema.View>;
export type Scene = Infer<typeof schema.Scene>;
export type Page = Infer<typeof schema.Page>;

export type WindowOf<L extends WindowScene['layout']> = Extract<WindowScene, {layout: L}>;
