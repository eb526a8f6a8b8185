import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { emergencyCard } from '#content/words/contact-card.ts';
import { PhoneFigure } from '#src/components/phone-figure.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import css from './emergency-card.module.css';

/** The contact card for emergencies: the line to call or text, and what to have ready. */
export function EmergencyCard(props: ComponentProps<'section'> & { heading: 'h2' | 'h3' }) {
  const { heading: Heading, className, ...rest } = props;
  const title = useId();
  const { note, text, ready, checklist, rules } = emergencyCard;
  return (
    <section className={clsx(css.card, className)} data-plane="white" aria-labelledby={title} {...rest}>
      <Heading className={css.title} id={title} data-plane="red">
        {emergencyCard.title}
      </Heading>
      <div className={css.body}>
        <div className={css.call}>
          <PhoneFigure className={css.number} />
          <p>{note}</p>
        </div>
        <div className={css.ready}>
          <p className="label">{ready}</p>
          <ol className={css.list}>
            {checklist.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <TextButton block className={css.text}>
          {text}
        </TextButton>
        <p className="small">{rules}</p>
      </div>
    </section>
  );
}
