/** The parts that no page needs before their first use: loaded then, fetched ahead when the browser is idle. */
export const deferred = {
  notices: () => import('#src/components/notify.tsx'),
};
