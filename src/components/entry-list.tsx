interface EntryListProps {
  entries: readonly { title: string; text: string }[];
  className: string | undefined;
}

/** Titles, each over its sentence: benefits, reasons. */
export function EntryList({ entries, className }: EntryListProps) {
  return (
    <ul className={className}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
