/** What the schemas of several files have in common. */
import * as z from 'zod';
import {ICON_NAMES} from '../icons';
import {SEEDS, type ImageSeed} from '../scenes';

/** A text as people tell it from others: without regard to capitals. */
export const folded = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/**
 * Adds the rule that no two entries are the same, or have the same value of one of the fields; both are named, since either
 * can be the copy.
 */
export const unique = <T extends z.ZodType<readonly unknown[]>>(list: T, ...fields: string[]): T =>
  list.check(({value, issues}) => {
    for (const keys of fields.length > 0 ? fields.map((field) => [field]) : [[]]) {
      const values = value.map((entry) =>
        folded(keys.length > 0 ? (entry as Record<string, unknown>)[keys[0]!] : entry),
      );
      values.forEach((own, index) => {
        const other = values.findIndex((found, position) => found === own && position !== index);
        if (other < 0) return;
        const message = `must be unique; also used in ${[`[${other}]`, ...keys].join('.')}`;
        issues.push({code: 'custom', input: value, path: [index, ...keys], message});
      });
    }
  });

/** A list of short texts, all different. */
export const points = (min: number, max: number) => unique(z.array(text(4, 140)).min(min).max(max));

export const text = (min: number, max: number) => z.string().trim().min(min).max(max);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by single hyphens');
export const icon = z.enum(ICON_NAMES, {error: 'must be the name of an icon in src/content/icons.ts'});

export const pagePath = z.string().regex(/^\/[a-z\d/-]*$/, 'path of a page such as /pricing');
export const pageOrUrl = z
  .string()
  .regex(/^(?:\/[a-z\d/-]*|https:\/\/\S+)$/, 'path of a page such as /pricing, or an https URL');

export const imageSeed = z.enum(SEEDS, {error: 'must be the name of a picture in src/content/scenes'});

/** A file below `static/`, as a path from its root. */
export const staticFile = (ending: string, folder = '', example = `/img/name.${ending}`) =>
  z.string().regex(new RegExp(`^${folder}(?:/[\\w-]+)+\\.${ending}$`), `path below static/ such as ${example}`);

/** The picture of a record or an entry, if any: a drawn one, or a file with its alternative text. */
export const picture = {
  imageSeed: imageSeed.optional(),
  /** Shown instead of a drawing. The build reads its size. */
  imageUrl: staticFile('(?:png|jpe?g|webp|svg)', '/img', '/img/name.png (or .jpg, .jpeg, .webp, .svg)').optional(),
  imageAlt: text(4, 200).optional(),
};

/** A compressed copy of a picture, `width` pixels wide. */
export interface PictureCopy {
  /** Path below the base URL. */
  path: string;
  width: number;
}

/** A picture as pages show it, with what the build adds for a file (src/plugins/content/pictures.ts and copies.ts). */
export interface Illustrated {
  imageSeed?: ImageSeed;
  imageUrl?: string;
  imageAlt?: string;
  imageSize?: {width: number; height: number};
  /** Narrowest first; an SVG has none. */
  imageCopies?: PictureCopy[];
}

/** What pictures need besides the type of each field, wherever they are. */
export const Picture = z
  .looseObject(picture)
  .refine(({imageUrl, imageAlt}) => (imageUrl === undefined) === (imageAlt === undefined), {
    path: ['imageAlt'],
    error: 'must be given where there is an imageUrl, and only there',
  });

/** For `<meta name="description">`, of which search engines show 50 to 160 characters. */
export const metaDescription = text(50, 200);

/** 60 characters, which search engines show, with a separator and a product name of ten letters. */
export const pageTitle = text(3, 47);

export const FaqEntry = z.strictObject({
  question: text(10, 120).endsWith('?'),
  answer: text(60, 600),
});

/** A question that is asked only with an answer, which may need a fact of the owner. */
export const Question = FaqEntry.extend({
  answer: FaqEntry.shape.answer.optional(),
  /** What it is about, as the end of a sentence that says what to ask us. */
  topic: text(5, 80).optional(),
});

export const questions = () => unique(z.array(Question).min(1).max(20), 'question');

/** Questions with their answers. */
export const faq = (min = 1, max = 20) => unique(z.array(FaqEntry).min(min).max(max), 'question');

/** A heading with a short text, as in calls to action and summary blocks. */
export const Block = z.strictObject({
  title: text(4, 80),
  description: text(30, 320),
});

/** A call to action at the end of a page. Its picture shows the one at the top when all is done, which is shown again without it. */
export const Cta = Block.extend(picture);

export const Strength = z.strictObject({
  icon,
  title: text(4, 60),
  description: text(60, 320),
});

export type Cta = z.infer<typeof Cta>;
export type Block = z.infer<typeof Block>;
export type FaqEntry = z.infer<typeof FaqEntry>;
export type Question = z.infer<typeof Question>;
export type Strength = z.infer<typeof Strength>;
