import { z } from 'zod';

/** What an icon stands for; its drawing is a symbol of src/ui/icons.svg. */
export const icon = z.enum(
  [
    'home',
    'government',
    'commercial',
    'residential',
    'projects',
    'team',
    'owner',
    'training',
    'careers',
    'partners',
    'phone',
    'tools',
    'report',
    'chiller',
    'rooftop',
    'home-system',
    'ductwork',
    'cooling-tower',
    'controls',
    'maintenance',
    'emergency',
    'repair',
    'electrical',
    'crane',
    'credential',
    'pay',
    'hours',
    'vehicle',
    'growth',
    'health',
    'leave',
  ],
  { error: 'is no icon; use one of the meanings listed for icon in content/records/icon-field.ts' },
);

export type IconName = z.infer<typeof icon>;
