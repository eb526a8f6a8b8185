import { chillerServicesPage } from '#content/pages/chiller-services.ts';
import { CallButton } from '#src/components/call-button.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import css from './emergency-actions.module.css';

const { call, note, text } = chillerServicesPage.emergency;

/** The emergency line, to call or to text. */
export function EmergencyActions() {
  return (
    <div className={css.actions}>
      <CallButton variant="red">{call}</CallButton>
      <TextButton>{text}</TextButton>
      <p className="small">{note}</p>
    </div>
  );
}
