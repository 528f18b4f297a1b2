/** Icons of the pages, as lucide names them. A site that writes its own file of icons includes them. */
export const ICONS = [
  'arrow-right',
  'check-circle',
  'code',
  'download',
  'external-link',
  'file-text',
  'flag',
  'link',
  'play',
  'send',
  'timer',
  'x',
];
