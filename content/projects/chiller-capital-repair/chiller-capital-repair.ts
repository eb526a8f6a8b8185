import type { Project } from '../../schema.ts';
import { compressorLift, galleryPhotos } from './gallery.ts';

export const chillerCapitalRepair = {
  id: 'chiller-capital-repair',
  sample: true,
  sheet: 'P-1',
  title: 'Chiller capital repair',
  location: 'County courthouse, Broward',
  type: 'Government, chiller overhaul',
  audience: 'government',
  customerType: 'County government',
  role: 'Prime contractor',
  equipment: 'chillers',
  plant: '2 × 400-ton water-cooled',
  tonnage: 800,
  tonnageOf: 'cooling',
  duration: 16,
  year: 2024,
  valueBand: { min: 500_000, max: 1_000_000, isOpen: true },
  description:
    'Two centrifugal machines, one at a time, with the building open. Bundles re-tubed, compressors rebuilt on the bench, both machines proved under load before handover.',
  features: [
    'Eddy-current test before and after',
    'Copper bundles, 2 × 412 tubes',
    'Temporary 200-ton chiller for jury weeks',
  ],
  picture: { url: compressorLift.url, alt: compressorLift.alt },
  hasGallery: true,
  galleryPhotos,
} as const satisfies Project;
