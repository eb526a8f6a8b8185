import { specimen } from 'words:credentials';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { statement } from '#src/views/statement.ts';
import text from './sheet-text.module.css';
import css from './statement-block.module.css';

const { contact, office, area, revision, number } = statement;
const revised = `${revision.heading} ${revision.date}.`;

/** Whom to call, where the company sits and works, and how old the sheet is. */
export function StatementBlock() {
  const [company, ...address] = office.lines;
  return (
    <div className={clsx(text.cells, css.block)}>
      <Cell heading={contact.heading}>
        <p>
          <PhoneLink phone={contact.phone} className={clsx('num', css.phone)} />
        </p>
        <p>
          {contact.name}
          {contact.isSpecimen && <RevisionTriangle label={specimen} />}
        </p>
        <p>
          <MailLink address={contact.email} className={css.link} />
        </p>
      </Cell>
      <Cell heading={office.heading}>
        <p className={text.fact}>{company}</p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Cell>
      <Cell heading={area.heading} className={css.area}>
        <p className={text.fact}>{area.figure}</p>
        <p>{area.text}</p>
      </Cell>
      {revision.sample ? (
        <SampleNote className={css.revision}>
          {revision.sample} {revised}
        </SampleNote>
      ) : (
        <p className={css.revision}>{revised}</p>
      )}
      <Cell heading={number.heading} className={css.sheet}>
        <p className={clsx(text.figure, css.number)}>{number.figure}</p>
        <p>
          <a className={css.link} href={number.current}>
            {number.address}
          </a>
        </p>
      </Cell>
    </div>
  );
}

function Cell({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={clsx(text.cell, css.cell, className)} aria-label={heading}>
      <h2 className={text.label}>{heading}</h2>
      {children}
    </section>
  );
}
