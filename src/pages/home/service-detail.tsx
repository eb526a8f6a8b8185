import { promises } from 'records:promises';
import type { Service } from '#content/facts/services.schema.ts';
import { evenTicks } from '#src/lib/scale.ts';
import css from './service-detail.module.css';
import details from './service-details.svg';

/** The drawing on a service card, by the meaning of its icon; that of maintenance shows how often we come. */
export function ServiceDetail({ icon }: { icon: Service['icon'] }) {
  return (
    <svg className={css.detail} viewBox="0 0 240 112" aria-hidden="true">
      {icon === 'maintenance' ? (
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
  'emergency',
];

function drawn(icon: Service['icon']): string {
  if (!symbols.includes(icon))
    throw new Error(`No drawing for services of kind "${icon}": add a symbol to service-details.svg`);
  return icon;
}

/** A year of twelve months with its visits, evenly spaced. */
function Year({ visits }: { visits: number }) {
  const length = 208 / visits;
  return (
    <>
      <path className={css.axis} d="M16 86H224" />
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
