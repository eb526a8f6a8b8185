import { company } from 'records:company';
import { contactCard, emergencyCard } from 'words:contact-card';
import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, useId } from 'react';
import { ContactForm } from '#src/components/contact-form.tsx';
import { CallButton, TextButton } from '#src/components/links.tsx';
import { List, Row, Split, Stack } from '#src/ui/layout.tsx';
import css from './contact-card.module.css';

type ContactCardProps = ComponentPropsWithoutRef<'section'> & { variant?: 'default' | 'subcontractor' };

/** The form as a sheet, beside its title and what stands under that as children; without them below its title. */
export function ContactCard({ variant = 'default', children, ...rest }: ContactCardProps) {
  const title = useId();
  const Layout = children ? Split : Stack;
  return (
    <Layout as="section" into="aside" at="large" aria-labelledby={title} {...rest}>
      <Stack>
        <Row className={css.head}>
          <h2 id={title}>{contactCard[variant].title}</h2>
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
export function EmergencyCard() {
  const heading = useId();
  const { title, note, conditions, call, text, ready, checklist, rules } = emergencyCard;
  return (
    <section data-plane="white" aria-labelledby={heading}>
      <h2 className={clsx('name-lg', css.title)} id={heading} data-plane="red">
        {title}
      </h2>
      <div className={css.body}>
        <Stack gap="even">
          <p className="name-lg">{note}</p>
          <p className="note">{conditions}</p>
        </Stack>
        <div>
          <p className="label">{ready}</p>
          <List as="ol" className={css.list} of={checklist} />
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
