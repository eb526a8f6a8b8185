import { availableParallelism } from 'node:os';

/** Works on as many items at a time as there are cores, each next one as soon as one is done. */
export async function forEachParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // one iterator for all of them
  const left = [...items].values();
  const workLeft = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workLeft));
}
