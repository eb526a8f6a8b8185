/** The heads of a table's columns, for its row in `<thead>`. */
export function ColumnHeads({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <th key={name} scope="col" className="label">
      {name}
    </th>
  ));
}
