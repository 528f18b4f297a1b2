/** Where the icons are: the plugin of `icons/` sets the alias. */
declare module '@kit/sprite' {
  const sprite: {
    /** Path of the icon file, including the base URL. */
    url: string;
  };
  export default sprite;
}
