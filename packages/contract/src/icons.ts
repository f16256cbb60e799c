/**
 * The icons an editor can choose from. Names are those of the icon set the site uses (Lucide), so
 * that the site draws exactly these and ships no other.
 */
export const ICONS = [
  'activity', 'archive', 'badge-check', 'banknote', 'bar-chart-3', 'bell', 'book-open', 'boxes',
  'briefcase', 'building-2', 'calculator', 'calendar-check', 'calendar-days', 'camera', 'chart-line',
  'chart-pie', 'circle-help', 'clipboard-check', 'clipboard-list', 'clock', 'cloud', 'code', 'coins',
  'credit-card', 'database', 'factory', 'file-check', 'file-search', 'file-text', 'files',
  'fingerprint', 'folder-tree', 'forklift', 'gauge', 'git-branch', 'globe', 'hammer', 'handshake',
  'hard-hat', 'heart-pulse', 'hotel', 'image', 'inbox', 'key-round', 'landmark', 'languages',
  'layers', 'layout-dashboard', 'life-buoy', 'list-checks', 'lock', 'mail', 'map', 'map-pin',
  'megaphone', 'message-square', 'messages-square', 'mic', 'monitor', 'package', 'pen-line',
  'percent', 'phone', 'pie-chart', 'plug', 'printer', 'qr-code', 'receipt', 'refresh-cw', 'route',
  'scale', 'scan-line', 'search', 'send', 'server', 'settings', 'share-2', 'shield-check',
  'shopping-bag', 'shopping-cart', 'smartphone', 'star', 'store', 'tags', 'target', 'timer', 'truck',
  'user-check', 'user-plus', 'users', 'utensils', 'video', 'wallet', 'warehouse', 'webhook',
  'wifi-off', 'workflow', 'wrench', 'zap',
] as const;

/** Name of one icon. */
export type IconName = (typeof ICONS)[number];
