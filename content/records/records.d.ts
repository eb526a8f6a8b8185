// The records of content/records, read and checked by tools/content/records-plugin.ts. `never` fits whatever type a
// collection declares; the file beside its records names it.

declare module 'records:*' {
  const records: readonly never[];
  export default records;
}

// of a collection whose records have a last day: also those whose day is past
declare module 'every-record:*' {
  const records: readonly never[];
  export default records;
}

declare module 'record:*' {
  const record: never;
  export default record;
}

// a collection on several pages: records:projects/1 is the first of them, this loads each of the others by itself
declare module 'further-records:*' {
  const pages: readonly (() => Promise<{ default: readonly never[] }>)[];
  export default pages;
}
