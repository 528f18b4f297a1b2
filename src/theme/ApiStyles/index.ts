// Replaced by nothing: the frame of the documentation has the sheet of the reference, and our tokens are its properties.
export {};
