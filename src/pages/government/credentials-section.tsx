import { governmentPage } from '#content/pages/government.ts';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import css from './credentials-section.module.css';
import { DataSection } from './data-section.tsx';

/** What is held, what is in process and what is experience, as one line that changes its type; a cloud around what is not final. */
export function CredentialsSection() {
  return (
    <DataSection name="credentials">
      <CredentialsLine inProcessClassName={css.cloud} />
      <p className={css.local}>{governmentPage.localCertifications}</p>
    </DataSection>
  );
}
