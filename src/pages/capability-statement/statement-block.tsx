import { specimen } from 'words:credentials';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { MailLink, PhoneLink } from '#src/components/contact-links.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { RevisionTriangle, SampleNote } from '#src/ui/revision-triangle.tsx';
import { statement } from '#src/views/statement.ts';
import css from './statement.module.css';

const { contact, office, area, revision, number } = statement;
const revised = `${revision.heading} ${revision.date}.`;

/** Whom to call, where the company sits and works, and how old the sheet is. */
export function StatementBlock() {
  const [company, ...address] = office.lines;
  return (
    <Cells of={[2, 3]} ruled className={clsx(css.cells, css.block)}>
      <Cell heading={contact.heading}>
        <PhoneLink phone={contact.phone} className={clsx('num', css.link, css.phone)} />
        <p>
          {contact.name}
          {contact.isSpecimen && <RevisionTriangle label={specimen} />}
        </p>
        <MailLink address={contact.email} className={css.link} />
      </Cell>
      <Cell heading={office.heading}>
        <p className={css.fact}>{company}</p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Cell>
      <Cell heading={area.heading}>
        <p className={css.fact}>{area.figure}</p>
        <p>{area.text}</p>
      </Cell>
      {revision.sample ? (
        <SampleNote className={clsx(css.wide, css.revision)}>
          {revision.sample} {revised}
        </SampleNote>
      ) : (
        <p className={clsx(css.wide, css.revision)}>{revised}</p>
      )}
      <Cell heading={number.heading} className={css.sheet}>
        <p className={clsx('figure-md', css.number)}>{number.figure}</p>
        <a className={css.link} href={number.current}>
          {number.address}
        </a>
      </Cell>
    </Cells>
  );
}

function Cell({ heading, children, ...rest }: ComponentProps<'div'> & { heading: string }) {
  return (
    <Stack as="section" gap="tight" aria-label={heading} {...rest}>
      <h2 className={css.label}>{heading}</h2>
      {children}
    </Stack>
  );
}
