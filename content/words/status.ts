/** What each status is called, everywhere. */
export const statusWords = { held: 'Held', 'in-process': 'In process', experience: 'Experience' } as const;
