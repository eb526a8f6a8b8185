import type { IconName as RecordIconName } from '#content/records/icon-field.ts';

/** What records may ask for, by what it means, and the Lucide drawing that says it. */
const recordIcons = {
  home: 'house',
  government: 'landmark',
  commercial: 'building-2',
  residential: 'sofa',
  projects: 'drafting-compass',
  team: 'users',
  owner: 'user-round-check',
  training: 'graduation-cap',
  careers: 'hard-hat',
  partners: 'handshake',
  phone: 'phone',
  tools: 'hammer',
  report: 'clipboard-check',
  chiller: 'snowflake',
  rooftop: 'fan',
  'home-system': 'thermometer-snowflake',
  ductwork: 'air-vent',
  'cooling-tower': 'waves',
  controls: 'sliders-horizontal',
  maintenance: 'calendar-check',
  emergency: 'siren',
  repair: 'wrench',
  electrical: 'zap',
  crane: 'construction',
  credential: 'badge-check',
  pay: 'circle-dollar-sign',
  hours: 'clock',
  vehicle: 'truck',
  growth: 'trending-up',
  health: 'heart-pulse',
  leave: 'calendar-days',
} satisfies Record<RecordIconName, string>;

/** What buttons, links and controls ask for by themselves. */
export const controlIcons = {
  text: 'message-square',
  email: 'mail',
  app: 'smartphone',
  quote: 'file-text',
  menu: 'menu',
  close: 'x',
  next: 'arrow-right',
  previous: 'arrow-left',
  open: 'chevron-down',
  done: 'check',
  warning: 'triangle-alert',
  download: 'download',
  print: 'printer',
};

/** Every icon of the site. The build draws these and no others. */
export const iconNames = { ...recordIcons, ...controlIcons };

export type IconName = keyof typeof iconNames;
