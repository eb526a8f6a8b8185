import { specimen } from 'words:credentials';
import { clsx } from 'clsx';
import { CompanyMark } from '#src/components/company-mark.tsx';
import { MailLink, PhoneLink } from '#src/components/links.tsx';
import { TableHead } from '#src/components/table-head.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { RevisionTriangle, SampleNote } from '#src/ui/revision-triangle.tsx';
import { StatusLine } from '#src/ui/status-line.tsx';
import { statement } from '#src/views/statement.ts';
import css from './statement.module.css';
import { CompetenciesSection, StatementSection, Terms } from './terms-and-competencies.tsx';

/** The statement itself, in the order in which a contracting officer checks it. */
export function Statement() {
  const { identifiers, status: standing, past, differentiators } = statement;
  const last = identifiers.length - 1;
  return (
    <article className={css.statement} aria-labelledby="statement-title">
      <div className={clsx(css.cell, css.head)}>
        <CompanyMark className={css.mark} />
        <h1 id="statement-title" className={css.title}>
          {statement.name} <span className={css.kind}>{statement.kind}</span>
        </h1>
        <p className={css.overview}>{statement.overview}</p>
      </div>
      <Cells as="dl" of={[2, 3]} ruled className={clsx(css.cells, css.strip)}>
        {identifiers.map(({ term, value, isCode, isSpecimen, note }, index) => (
          <Stack key={term} gap="tight" className={clsx(index === last && index % 2 === 0 && css.wide)}>
            <dt className={css.label}>{term}</dt>
            <dd className={isCode ? clsx('num', css.code) : css.fact}>
              {value}
              {isSpecimen && <RevisionTriangle label={specimen} />}
            </dd>
            <dd className={css.quiet}>{note}</dd>
          </Stack>
        ))}
      </Cells>
      <Terms />
      {standing.rows.length > 0 && (
        <section className={css.cell} aria-labelledby="status">
          <h2 id="status" className="sr-only">
            {standing.heading}
          </h2>
          <Cells as="dl" of={[1, 3]} className={clsx(css.set, css.status)}>
            {standing.rows.map(({ status, word, items }) => (
              <div key={status}>
                <dt className={css.label}>
                  {word}
                  <StatusLine status={status} className={css.line} />
                </dt>
                {items.map((item) => (
                  <dd key={item.text}>
                    <b className={css.fact}>
                      {item.name}
                      {item.isSpecimen && <RevisionTriangle label={specimen} />}
                    </b>{' '}
                    {item.text} {item.check && <a href={item.check.url}>{item.check.label}</a>}
                  </dd>
                ))}
              </div>
            ))}
          </Cells>
        </section>
      )}
      <CompetenciesSection />
      {past && (
        <StatementSection className={css.cell} heading={past.heading} note={past.note} sample={past.sample}>
          <table className={clsx(css.rows, css.past)}>
            <caption className="sr-only">{past.heading}</caption>
            <TableHead className="sr-only" names={Object.values(past.columns)} />
            <tbody>
              {past.rows.map(({ title, place, size, customer, role, value, year }) => (
                <tr key={title}>
                  <th scope="row">
                    <b className={css.fact}>{title}</b>
                  </th>
                  <td className={css.under}>
                    {place} <p className={css.quiet}>{size}</p>
                  </td>
                  <td className={css.under}>
                    {customer} <p className={css.quiet}>{role}</p>
                  </td>
                  <td className={clsx('num', css.digits)}>{value}</td>
                  <td>{year}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </StatementSection>
      )}
      <StatementSection className={css.cell} heading={differentiators.heading}>
        <Cells as="dl" of={[2, 3, 6]} className={css.set}>
          {differentiators.items.map(({ figure, text }, index) => (
            <div key={text} className={clsx(index === 0 && css.wide)}>
              <dt className="figure-md">{figure}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Cells>
      </StatementSection>
      <StatementBlock />
    </article>
  );
}

function StatementBlock() {
  const { contact, office, area, revision, number } = statement;
  const Revision = revision.sample ? SampleNote : 'p';
  const [company, ...address] = office.lines;
  return (
    <Cells of={[2, 3]} ruled className={clsx(css.cells, css.block)}>
      <StatementSection gap="tight" heading={contact.heading}>
        <PhoneLink phone={contact.phone} className={clsx('num', css.link, css.phone)} />
        <p>
          {contact.name}
          {contact.isSpecimen && <RevisionTriangle label={specimen} />}
        </p>
        <MailLink address={contact.email} className={css.link} />
      </StatementSection>
      <StatementSection gap="tight" heading={office.heading}>
        <p className={css.fact}>{company}</p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </StatementSection>
      <StatementSection gap="tight" heading={area.heading}>
        <p className={css.fact}>{area.figure}</p>
        <p>{area.text}</p>
      </StatementSection>
      <Revision className={clsx(css.wide, css.revision)}>
        {revision.sample} {`${revision.heading} ${revision.date}.`}
      </Revision>
      <StatementSection gap="tight" heading={number.heading} className={css.sheet}>
        <p className={clsx('figure-md', css.number)}>{number.figure}</p>
        <a className={css.link} href={number.current}>
          {number.address}
        </a>
      </StatementSection>
    </Cells>
  );
}
