/** The parts that no page needs before their first use: loaded then, fetched ahead when the browser is idle. */
export const deferred = {
  notices: () => import('#src/components/notify.tsx'),
  quoteDialog: () => import('#src/components/quote-dialog/quote-dialog.tsx'),
  // for a page without a form, whose dialog will have dropdowns
  dropdown: () => import('#src/ui/select-listbox.tsx'),
};
