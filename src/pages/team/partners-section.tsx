import { strategicPartners } from 'records:strategic-partners';
import { teamPage } from '#content/pages/team.ts';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './partners-section.module.css';

const { columns, note, title, unnamed } = teamPage.partners;

/** The independent firms; one that has not agreed yet is not named. */
export function PartnersSection() {
  return (
    <Zone letter="C" padded aria-labelledby="partners-title">
      <ZoneTitle id="partners-title" note={note}>
        {title}
      </ZoneTitle>
      <Schedule
        caption={title}
        captionHidden
        className={css.table}
        columns={[
          { head: columns.partner },
          { head: columns.work },
          { head: columns.firm, labelled: true },
          { head: columns.license, labelled: true },
        ]}
        rows={strategicPartners.map(({ id, name, work, company, license }) => ({
          key: id,
          cells: [
            name,
            work,
            company ?? unnamed,
            license ? (
              <span key="license" className="nb">
                {license}
              </span>
            ) : (
              unnamed
            ),
          ],
        }))}
      />
    </Zone>
  );
}
