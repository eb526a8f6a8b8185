import { company } from 'records:company';
import { contactCard, emergencyCard } from 'words:contact-card';
import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { CallButton } from '#src/components/call-button.tsx';
import { ContactForm } from '#src/components/contact-form/contact-form.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import css from './contact-card.module.css';

type ContactCardProps = ComponentProps<'section'> & {
  variant?: 'default' | 'emergency' | 'subcontractor';
  /** Of its title: one level below the section it stands in. */
  heading?: 'h2' | 'h3';
};

/**
 * A way to write to us: the form as a sheet beside its title and what stands under that as children, as address and
 * hours; without them below its title, across the zone. The emergency variant is a number to call instead.
 */
export function ContactCard(props: ContactCardProps) {
  const { variant = 'default', heading: Heading = 'h2', className, children, ...rest } = props;
  const title = useId();
  if (variant === 'emergency') return <EmergencyCard heading={Heading} className={className} {...rest} />;
  return (
    <section
      className={clsx(css.card, children ? css.beside : css.across, className)}
      aria-labelledby={title}
      {...rest}
    >
      <div className={css.side}>
        <div className={css.head}>
          <Heading id={title}>{contactCard[variant].title}</Heading>
          <p className="lead">{contactCard[variant].note}</p>
        </div>
        {children}
      </div>
      <div data-plane="paper">
        <ContactForm variant={variant} className={children ? undefined : css.wide} aria-labelledby={title} />
      </div>
    </section>
  );
}

/** The contact card for emergencies: the promise, what to have ready, and the line to call or text. */
function EmergencyCard(props: ComponentProps<'section'> & { heading: 'h2' | 'h3' }) {
  const { heading: Heading, className, ...rest } = props;
  const title = useId();
  const { note, conditions, call, text, ready, checklist, rules } = emergencyCard;
  return (
    <section
      className={clsx(css.emergencyCard, className)}
      data-plane="white"
      aria-labelledby={title}
      {...rest}
    >
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
            {call} {company.phone.display}
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
