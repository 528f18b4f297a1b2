/** Every icon that a record may name. The drawings come from lucide-react; `components/ui/Icon` maps each name to one. */
export const ICON_NAMES = [
  'activity', 'arrow-right', 'award', 'bar-chart', 'bell', 'blocks', 'book-open', 'brain', 'briefcase', 'building',
  'calendar', 'check', 'check-circle', 'chevron-down', 'clipboard-check', 'clock', 'cloud', 'code', 'compass',
  'external-link', 'file-text', 'flag', 'flame', 'folder', 'git-branch', 'globe', 'graduation-cap', 'handshake',
  'headphones', 'history', 'key', 'layers', 'layout-dashboard', 'library', 'life-buoy', 'lightbulb', 'link', 'list-checks',
  'lock', 'mail', 'map', 'medal', 'menu', 'message-circle', 'message-square', 'mic', 'monitor', 'moon', 'network',
  'notebook', 'package', 'palette', 'pause', 'pencil', 'phone', 'play', 'plug', 'puzzle', 'refresh-cw', 'repeat', 'rocket',
  'route', 'scale', 'scroll', 'search', 'send', 'server', 'settings', 'shield', 'shield-check', 'smartphone', 'sparkles',
  'sprout', 'star', 'store', 'sun', 'target', 'timer', 'trending-up', 'trophy', 'upload', 'user-check', 'user-plus',
  'users', 'video', 'wallet', 'webhook', 'workflow', 'wrench', 'x', 'zap',
] as const;

export type IconName = (typeof ICON_NAMES)[number];
