import { createMessageStore } from '#server/messages/store/message-store.ts';
import { openSqlite } from '#server/messages/store/sqlite.ts';

/** The messages that a data folder holds, read beside the server. */
export async function storedIn(folder: string) {
  const store = createMessageStore(openSqlite(folder));
  try {
    return await store.list();
  } finally {
    await store.close();
  }
}
