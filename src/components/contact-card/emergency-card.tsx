import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { emergencyCard } from '#content/words/contact-card.ts';
import { CallButton } from '#src/components/call-button.tsx';
import { TextButton } from '#src/components/text-button.tsx';
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
      <CallButton variant="solid" block />
      <TextButton block>{text}</TextButton>
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
