import { tonScale } from '#src/lib/scale.ts';
import { equipment } from '#src/views/services.ts';

const { scale, ticks } = tonScale(
  equipment.flatMap(({ capacity }) => ('tons' in capacity ? [capacity.tons] : [])),
);

/** The one scale of all capacities, and the powers of ten on it. */
export const capacityScale = { scale, decades: ticks.filter((tons) => Number.isInteger(Math.log10(tons))) };
