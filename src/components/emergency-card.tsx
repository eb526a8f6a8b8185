import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { company } from '#content/company.ts';
import { emergencyCard } from '#content/contact-card.ts';
import { emergencyTextHref, phoneHref } from '#src/lib/contact-href.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import css from './emergency-card.module.css';

/** The contact card for emergencies: the line to call or text, and what to have ready. */
export function EmergencyCard(props: ComponentProps<'section'> & { heading: 'h2' | 'h3' }) {
  const { heading: Heading, className, ...rest } = props;
  const title = useId();
  const { kind, note, text, ready, checklist, rules } = emergencyCard;
  return (
    <section className={clsx(css.card, className)} data-plane="red" aria-labelledby={title} {...rest}>
      <p className="label">{kind}</p>
      <Heading className={css.title} id={title}>
        {emergencyCard.title}
      </Heading>
      <p>{note}</p>
      <ButtonLink variant="solid" block href={phoneHref(company.phone)}>
        <Icon name="phone" /> {company.phone.display}
      </ButtonLink>
      <ButtonLink block href={emergencyTextHref(company)}>
        <Icon name="text" /> {text}
      </ButtonLink>
      <div>
        <p className="label">{ready}</p>
        <ol className={css.list}>
          {checklist.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
      <p className="small">{rules}</p>
    </section>
  );
}
