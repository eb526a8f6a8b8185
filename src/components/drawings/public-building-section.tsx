import type { ComponentProps } from 'react';
import file from './public-building-section.svg';
import inkFile from './public-building-section-ink.svg';
import { Scene } from './scene.tsx';

interface PublicBuildingSectionProps extends ComponentProps<'img'> {
  alt: string;
  /** The plane it lies on: on ink the same lines stand in paper. */
  plane?: 'paper' | 'ink';
}

/** Section through a public building: plant room, air handler, rooftop unit, controls and a rental chiller outside. */
export function PublicBuildingSection({ plane = 'paper', ...rest }: PublicBuildingSectionProps) {
  return <Scene src={plane === 'ink' ? inkFile : file} width={1000} height={226} {...rest} />;
}
