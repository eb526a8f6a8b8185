interface TableHeadProps {
  names: readonly string[];
  unseen?: string;
  className?: string;
}

/** The head of a table, whose columns have nothing but their names. */
export function TableHead({ names, unseen, className }: TableHeadProps) {
  return (
    <thead className={className}>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className={name === unseen ? 'sr-only' : 'label'}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
