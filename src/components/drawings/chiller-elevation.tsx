import airCooled from './air-cooled-chiller.svg';
import { Scene } from './scene.tsx';
import screw from './screw-chiller.svg';
import waterCooled from './water-cooled-chiller.svg';

const elevations = {
  'air-cooled': { src: airCooled, width: 644, height: 156 },
  'water-cooled': { src: waterCooled, width: 416, height: 210 },
  screw: { src: screw, width: 424, height: 182 },
};

type ChillerElevationProps = { type: keyof typeof elevations; alt: string; className: string | undefined };

/** A chiller from the side, feet on the lower edge, so that it stands on whatever follows. */
export function ChillerElevation({ type, ...rest }: ChillerElevationProps) {
  return <Scene {...elevations[type]} loading="lazy" {...rest} />;
}
