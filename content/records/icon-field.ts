import { z } from 'zod';

/** What an icon of a record stands for, and the drawing of Lucide that says it: generators/icons.ts makes a symbol of it. */
export const iconDrawings = {
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
} as const;

export type IconName = keyof typeof iconDrawings;

export const icon = z.enum(Object.keys(iconDrawings) as [IconName, ...IconName[]], {
  error: 'is no icon; use one of the meanings listed for icon in content/records/icon-field.ts',
});
