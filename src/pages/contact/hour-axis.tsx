import { contactPage } from '#content/pages/contact.ts';
import { linearScale, percent } from '#src/lib/scale.ts';
import css from './hour-axis.module.css';

/** The hours over the bars of the days: midnight, noon and the quarters between. */
export function HourAxis() {
  const labels = contactPage.hours.axis;
  const last = labels.length - 1;
  const quarter = linearScale(0, last);
  return (
    <svg className={css.axis} aria-hidden="true">
      {labels.map((label, index) => (
        <text
          key={quarter(index)}
          x={percent(quarter(index))}
          y="20"
          textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
          className={index % 2 === 1 ? css.between : undefined}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
