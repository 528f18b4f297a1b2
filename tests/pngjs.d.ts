/** Types of the part of pngjs that tests read pictures with. */
declare module 'pngjs' {
  export interface Image {
    width: number;
    height: number;
    /** Four bytes a pixel: red, green, blue, opacity. */
    data: Buffer;
  }

  export const PNG: {sync: {read: (png: Buffer) => Image}};
}
