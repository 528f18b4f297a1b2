/** Types for the part of pngjs that the tests use. */
declare module 'pngjs' {
  export interface Image {
    width: number;
    height: number;
    /** Four bytes per pixel: red, green, blue, alpha. */
    data: Buffer;
  }

  export const PNG: {
    new (size: {width: number; height: number}): Image;
    sync: {read: (png: Buffer) => Image; write: (image: Image) => Buffer};
  };
}
