import { company } from 'records:company';
import { clsx } from 'clsx';
import css from './phone-figure.module.css';
import { PhoneLink, type PhoneLinkProps } from './phone-link.tsx';

const [area, number = ''] = company.phone.display.split(' ');
const [exchange, line] = number.split('-');

/** The number to call, set so large that it runs exactly across `--run`, a width that its class sets. */
export function PhoneFigure({ className, ...rest }: PhoneLinkProps) {
  return (
    <PhoneLink className={clsx(css.figure, className)} {...rest}>
      <span>{area}</span>{' '}
      <span>
        {exchange}
        <span className={css.hyphen}>-</span>
        {line}
      </span>
    </PhoneLink>
  );
}
