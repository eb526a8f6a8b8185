/** Who writes in these tests. */
export const ana = { name: 'Ana Ñandú', email: 'ana@example.org' };

/** What she sends: the least that the contact form takes. */
export const contact = { form: 'contact', ...ana };
