import { company } from './company.ts';
import { emergencyCommercial, emergencyGovernment, emergencyHoursShort } from './facts.ts';

// The words of components that several pages show.

export const featureCard = { more: 'Learn More' };

/** The red banner. The promise of each audience, and how it calls. */
export const emergencyBanner = {
  residential: {
    response: company.emergency.residential,
    figure: company.emergency.line,
    call: `Call ${company.phone.display}`,
  },
  commercial: {
    response: emergencyCommercial,
    figure: emergencyHoursShort,
    call: `Call ${company.phone.display}`,
  },
  government: {
    response: emergencyGovernment,
    figure: emergencyHoursShort,
    call: `Duty phone ${company.phone.display}`,
  },
  text: 'Emergency Text',
  textNote: company.emergency.textRates,
  /** Government work is called in under a contract, never by text. */
  contractNote: 'Have the contract or task order number ready.',
  conditions: company.emergency.conditions,
  lifeSafety: company.emergency.lifeSafety,
};
