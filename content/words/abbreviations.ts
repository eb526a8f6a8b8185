/** What the letters mean, for the first place on a page where they stand. */
export const abbreviations = {
  BTU: 'British thermal unit, a measure of heat',
  CAGE: 'Commercial and Government Entity',
  DDC: 'direct digital control',
  EDWOSB: 'Economically Disadvantaged Women-Owned Small Business',
  EPA: 'U.S. Environmental Protection Agency',
  FEMA: 'Federal Emergency Management Agency',
  HVAC: 'heating, ventilation and air conditioning',
  HVHZ: 'High-Velocity Hurricane Zone',
  NAICS: 'North American Industry Classification System',
  NATE: 'North American Technician Excellence',
  OSHA: 'Occupational Safety and Health Administration',
  PSC: 'Product and Service Code',
  RFP: 'request for proposals',
  RFQ: 'request for quotations',
  SAM: 'System for Award Management',
  SBA: 'U.S. Small Business Administration',
  UEI: 'Unique Entity ID',
  VRF: 'variable refrigerant flow',
  WOSB: 'Women-Owned Small Business',
} as const;

/** Letters that a page may use once they are explained. */
export type Abbreviation = keyof typeof abbreviations;
