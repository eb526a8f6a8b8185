import { areas, certifications, certificationsNote, hours } from 'words:contact';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { OpenNow } from '#src/components/clock-elements.tsx';
import { ContactCard, EmergencyCard } from '#src/components/contact-card/contact-card.tsx';
import { CountyList, CountyMap } from '#src/components/county-map/county-map.tsx';
import { chooseOption } from '#src/lib/form-fields.ts';
import { formatList } from '#src/lib/format-words.ts';
import { Facts } from '#src/ui/facts.tsx';
import { Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { credentialGroups } from '#src/views/credentials.ts';
import css from './contact-page.module.css';
import { HeroSection, WeekTable } from './hero-and-week.tsx';

/** /contact: the number across the sheet, then hours, a form, what we hold, and where we work. */
export function ContactPage() {
  return (
    <>
      <HeroSection />
      <Zone letter="B" aria-labelledby="hours">
        <Split into="main" at="large" data-cut="">
          <Stack gap="even" className={css.hours}>
            <Row gap="tight" ends className={css.ends}>
              <h2 id="hours">{hours.title}</h2>
              <OpenNow />
            </Row>
            <WeekTable />
            <p className="note">{hours.routine}</p>
          </Stack>
          <EmergencyCard />
        </Split>
      </Zone>
      <MessageSection />
      {credentialGroups.length > 0 && (
        <Zone letter="D" padded aria-labelledby="certifications">
          <ZoneTitle id="certifications" note={certificationsNote} title={certifications} />
          {credentialGroups.map(({ status, word, items }) => (
            <details key={status} className={clsx('note', css.opens)}>
              <summary>
                <h3 className="name">{word}</h3> <span>{formatList(items.map(({ name }) => name))}</span>
              </summary>
              <Facts
                layout="stack"
                items={items.map(({ name, statement, verify }) => ({
                  term: name,
                  value: (
                    <p>
                      {/* seen in the heading */}
                      <span className="sr-only">{word}. </span>
                      {statement} {verify && <a href={verify.url}>{verify.label}</a>}
                    </p>
                  ),
                }))}
              />
            </details>
          ))}
        </Zone>
      )}
      <Zone letter="E" padded aria-labelledby="areas">
        <Split into="main" className={css.areas}>
          <ZoneTitle id="areas" note={areas.note} title={areas.title} />
          <CountyMap label={areas.map} className={css.map} />
          <Stack gap="even">
            {[areas.near, areas.far].map((term) => (
              <div key={term.title}>
                <h3 className="name">{term.title}</h3>
                <p className="note">{term.text}</p>
              </div>
            ))}
          </Stack>
          <details className={clsx('note', css.opens)}>
            <summary>{areas.all}</summary>
            <CountyList className={css.regions} />
          </details>
        </Split>
      </Zone>
    </>
  );
}

function MessageSection() {
  const { hash } = useLocation();
  useEffect(() => {
    const select = document.forms.namedItem('contact')?.elements.namedItem('need');
    if (hash === '#financing' && select instanceof HTMLSelectElement && !select.value)
      chooseOption(select, 'financing');
  }, [hash]);
  return (
    <Zone letter="C" plane="paper-2" padded className={css.zone} id="financing">
      <ContactCard id="message" />
    </Zone>
  );
}
