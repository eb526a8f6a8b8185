import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { statement } from '#content/facts/statement.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import text from './sheet-text.module.css';
import css from './title-block.module.css';

const { contact, office, area, revision, number } = statement;

/** Whom to call, where the company sits and works, and how old the sheet is. */
export function TitleBlock() {
  return (
    <div className={css.block}>
      <Cell heading={contact.heading}>
        <p>{contact.name}</p>
        <p>
          <PhoneLink className={clsx('num', css.phone)} />
        </p>
        <p>
          <MailLink className={css.link} />
        </p>
      </Cell>
      <Cell heading={office.heading}>
        {office.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Cell>
      <Cell heading={area.heading}>
        <p>{area.text}</p>
      </Cell>
      <Cell heading={revision.heading}>
        <p>{revision.date}</p>
        {revision.sample && (
          <p>
            <RevisionTriangle mark="1" className={css.mark} /> {revision.sample}
          </p>
        )}
      </Cell>
      <Cell heading={number.heading}>
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

function Cell({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={clsx(text.cell, css.cell)} aria-label={heading}>
      <h2 className={text.heading}>{heading}</h2>
      {children}
    </section>
  );
}
