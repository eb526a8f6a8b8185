import { contactPage } from '#content/pages/contact.ts';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';

/** What we hold, what is in process and what is experience, each with where to check it. */
export function CertificationsSection() {
  return (
    <Zone letter="D" padded aria-labelledby="certifications">
      <ZoneTitle id="certifications">{contactPage.certifications}</ZoneTitle>
      <CredentialsLine />
    </Zone>
  );
}
