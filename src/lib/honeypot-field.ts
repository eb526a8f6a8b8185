/** The field that no person sees; a machine that fills in everything gives itself away by it. */
export const honeypotField = 'leave_empty';
