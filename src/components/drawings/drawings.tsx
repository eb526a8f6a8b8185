import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import airCooled from './air-cooled-chiller.svg';
import css from './drawing.module.css';
import section from './public-building-section.svg';
import inkSection from './public-building-section-ink.svg';
import screw from './screw-chiller.svg';
import waterCooled from './water-cooled-chiller.svg';

/** A drawing that is a file of its own, as wide as its place. */
export function Scene({ className, alt, ...rest }: ComponentProps<'img'> & { alt: string }) {
  return <img className={clsx(css.scene, className)} {...rest} decoding="async" alt={alt} />;
}

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

interface PublicBuildingSectionProps extends ComponentProps<'img'> {
  alt: string;
  plane?: 'paper' | 'ink';
}

/** Section through a public building: plant room, air handler, rooftop unit, controls and a rental chiller outside. */
export function PublicBuildingSection({ plane = 'paper', ...rest }: PublicBuildingSectionProps) {
  return <Scene src={plane === 'ink' ? inkSection : section} width={1000} height={226} {...rest} />;
}
