import { company } from 'records:company';
import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { emergencyCard } from '#content/words/contact-card.ts';
import { CallButton } from '#src/components/call-button.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import css from './emergency-card.module.css';

/** The contact card for emergencies: the promise, what to have ready, and the line to call or text. */
export function EmergencyCard(props: ComponentProps<'section'> & { heading: 'h2' | 'h3' }) {
  const { heading: Heading, className, ...rest } = props;
  const title = useId();
  const { note, conditions, call, text, ready, checklist, rules } = emergencyCard;
  return (
    <section className={clsx(css.card, className)} data-plane="white" aria-labelledby={title} {...rest}>
      <Heading className={css.title} id={title} data-plane="red">
        {emergencyCard.title}
      </Heading>
      <div className={css.body}>
        <div className={css.promise}>
          <p className={css.note}>{note}</p>
          <p>{conditions}</p>
        </div>
        <div>
          <p className="label">{ready}</p>
          <ol className={css.list}>
            {checklist.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <div className={css.actions}>
          <CallButton variant="red" block>
            {call} <span className="nb">{company.phone.display}</span>
          </CallButton>
          <TextButton block className={css.text}>
            {text}
          </TextButton>
        </div>
        <p className="small">{rules}</p>
      </div>
    </section>
  );
}
