declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/content/default/help.json' {
  const answers: unknown;
  export default answers;
}
