import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { contactCard } from '#content/words/contact-card.ts';
import { ContactForm } from '#src/components/contact-form/contact-form.tsx';
import css from './contact-card.module.css';
import { EmergencyCard } from './emergency-card.tsx';

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
