import { company } from 'records:company';
import { contactCard, emergencyCard } from 'words:contact-card';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, useId } from 'react';
import { CallButton } from '#src/components/call-button.tsx';
import { ContactForm } from '#src/components/contact-form/contact-form.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import css from './contact-card.module.css';

type ContactCardProps = ComponentPropsWithoutRef<'section'> & {
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
  const Layout = children ? Split : Stack;
  return (
    <Layout as="section" into="aside" at="large" className={className} aria-labelledby={title} {...rest}>
      <Stack>
        <Row className={css.head}>
          <Heading id={title}>{contactCard[variant].title}</Heading>
          <p className="lead">{contactCard[variant].note}</p>
        </Row>
        {children}
      </Stack>
      <div data-plane="paper">
        <ContactForm variant={variant} className={children ? undefined : css.wide} aria-labelledby={title} />
      </div>
    </Layout>
  );
}

/** The contact card for emergencies: the promise, what to have ready, and the line to call or text. */
function EmergencyCard(props: ComponentPropsWithoutRef<'section'> & { heading: 'h2' | 'h3' }) {
  const { heading: Heading, className, ...rest } = props;
  const title = useId();
  const { note, conditions, call, text, ready, checklist, rules } = emergencyCard;
  return (
    <section className={className} data-plane="white" aria-labelledby={title} {...rest}>
      <Heading className={clsx('name-lg', css.title)} id={title} data-plane="red">
        {emergencyCard.title}
      </Heading>
      <div className={css.body}>
        <Stack gap="even">
          <p className="name-lg">{note}</p>
          <p className="note">{conditions}</p>
        </Stack>
        <div>
          <p className="label">{ready}</p>
          <ol className={css.list}>
            {checklist.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
        <Stack gap="even">
          <CallButton variant="red" block>
            {call} {company.phone.display}
          </CallButton>
          <TextButton block className={css.text}>
            {text}
          </TextButton>
        </Stack>
        <p className="small">{rules}</p>
      </div>
    </section>
  );
}
