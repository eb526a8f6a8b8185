/** The counties of the High-Velocity Hurricane Zone: Florida Building Code, section 202. */
export const hurricaneZone: readonly string[] = ['Broward', 'Miami-Dade'];
