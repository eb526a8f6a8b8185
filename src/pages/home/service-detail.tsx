import type { Service } from '#content/facts/services.schema.ts';
import { promises } from '#content/records/promises/promises.ts';
import { evenTicks } from '#src/lib/scale.ts';
import css from './service-detail.module.css';
import details from './service-details.svg';

/** The drawing on a service card, by the meaning of its icon; two of them show what the company promises. */
export function ServiceDetail({ icon }: { icon: Service['icon'] }) {
  return (
    // the dial is as wide as it is high: where its card gives it room, it grows
    <svg
      className={css.detail}
      viewBox={icon === 'emergency' ? '64 0 112 112' : '0 0 240 112'}
      aria-hidden="true"
    >
      {icon === 'emergency' ? (
        <Clock hours={promises.emergency.commercialHours} />
      ) : icon === 'maintenance' ? (
        <Year visits={promises.maintenance.visitsPerYear} />
      ) : (
        <use href={`${details}#${drawn(icon)}`} />
      )}
    </svg>
  );
}

const symbols: readonly Service['icon'][] = [
  'rooftop',
  'home-system',
  'ductwork',
  'cooling-tower',
  'controls',
];

function drawn(icon: Service['icon']): string {
  if (!symbols.includes(icon))
    throw new Error(`No drawing for services of kind "${icon}": add a symbol to service-details.svg`);
  return icon;
}

/** A dial of twelve hours with the promised ones filled. */
function Clock({ hours }: { hours: number }) {
  const angle = (hours / 12) * 2 * Math.PI;
  const x = round(120 + 50 * Math.sin(angle));
  const y = round(56 - 50 * Math.cos(angle));
  return (
    <>
      <circle className={css.plain} cx="120" cy="56" r="50" />
      <path className={css.filled} d={`M120 56V6A50 50 0 ${hours > 6 ? 1 : 0} 1 ${x} ${y}Z`} />
      {evenTicks(0, 11, 1).map((hour) => (
        <path key={hour} d="M120 6v8" transform={`rotate(${hour * 30} 120 56)`} />
      ))}
      <path
        className={css.hands}
        d={`M120 20V56L${round(120 + 28 * Math.sin(angle))} ${round(56 - 28 * Math.cos(angle))}`}
      />
      <circle className={css.solid} cx="120" cy="56" r="4" />
    </>
  );
}

/** A year of twelve months with its visits, evenly spaced. */
function Year({ visits }: { visits: number }) {
  const length = 208 / visits;
  return (
    <>
      <path className={css.hands} d="M16 86H224" />
      {evenTicks(0, 12, 1).map((month) => (
        <path key={month} d={`M${round(16 + (month * 208) / 12)} 80v12`} />
      ))}
      {evenTicks(1, visits, 1).map((visit) => (
        <g key={visit} transform={`translate(${round(16 + (visit - 0.5) * length)} 0)`}>
          <path d="M0 86V50" />
          <path className={css.solid} d="M-13 24h26v26h-26z" />
          <path className={css.tick} d="m-6 37 4.5 5 8-9" />
        </g>
      ))}
    </>
  );
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
