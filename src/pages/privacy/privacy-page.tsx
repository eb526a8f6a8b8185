import { company } from 'records:company';
import * as words from 'words:privacy';
import { clsx } from 'clsx';
import { AskZone } from '#src/components/ask-zone.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import css from './privacy-page.module.css';

/** The sheet on data: what the site keeps of a visitor, in three figures, and a numbered clause for each thing a visitor may do. */
export function PrivacyPage() {
  return (
    <>
      <Zone letter="A" aria-labelledby="privacy-title">
        <Split into="main" className={css.text}>
          <h1 id="privacy-title">{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </Split>
        <Cells as="ul" ruled className={css.counts}>
          {words.counts.map(({ figure, unit }) => (
            <Stack key={unit} as="li">
              <GiantFigure className="figure-xl">{figure}</GiantFigure> <span className="name">{unit}</span>
            </Stack>
          ))}
        </Cells>
      </Zone>
      <Zone letter="B">
        <Cells of={[1, 1]} ruled>
          {words.clauses.map(({ title, texts }, index) => (
            <Split key={title} as="section" into="aside" gap="even">
              <h2 className={clsx('name-lg', css.title)}>
                <span className="num">{index + 1}</span> <span>{title}</span>
              </h2>
              <Stack gap="even">
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Stack>
            </Split>
          ))}
        </Cells>
      </Zone>
      <AskZone letter="C" {...words.ask}>
        {company.sample && <SampleNote>{words.sample}</SampleNote>}
      </AskZone>
    </>
  );
}
