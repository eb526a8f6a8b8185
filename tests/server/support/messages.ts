import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';

/** Who writes in these tests. */
export const ana = { name: 'Ana Ñandú', email: 'ana@example.org' };

/** What she sends: the least that the contact form takes. */
export const contact = { form: 'contact', ...ana };

/** The messages that a data folder holds, read beside the server. */
export async function storedIn(folder: string) {
  const store = createMessageStore(openSqlite(folder));
  try {
    return await store.list();
  } finally {
    await store.close();
  }
}
