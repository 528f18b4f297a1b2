/** The pictures that an author can choose from, for a page of the development server. */
import {resolveScene} from '../../content/scenes';
import {drawableScenes} from './pictures';
import type {Content} from './types';

/** Path of the page below the base URL. */
export const GALLERY_PATH = '/pictures';

export interface GalleryPicture {
  /** What a record writes as its `imageSeed`. */
  seed: string;
  layout: string;
}

/** All values of `imageSeed` in a record. */
function seedsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'imageSeed' && typeof inner === 'string' ? [inner] : seedsIn(inner),
  );
}

/** Every scene by its name alone, where that can be drawn, and every part of the cast that a record shows, in order of the names. */
export function galleryPictures(content: Content): GalleryPicture[] {
  const seeds = [...drawableScenes(), ...seedsIn(content)];
  return [...new Set(seeds)].sort().map((seed) => ({seed, layout: resolveScene(seed).layout}));
}
