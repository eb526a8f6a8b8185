import type { ComponentProps } from 'react';
import { Cells } from './layout.tsx';

type NamedCellsProps = Omit<ComponentProps<typeof Cells>, 'as'> & {
  items: readonly { title: string; text: string }[];
  as?: 'ul' | 'dl';
};

/** Names, each over its sentence, in columns; nothing where there are none. */
export function NamedCells({ items, as = 'ul', ...rest }: NamedCellsProps) {
  if (!items.length) return null;
  const [Cell, Name, Text] = as === 'ul' ? (['li', 'h3', 'p'] as const) : (['div', 'dt', 'dd'] as const);
  return (
    <Cells as={as} {...rest}>
      {items.map(({ title, text }) => (
        <Cell key={title}>
          <Name className="name">{title}</Name>
          <Text className="note">{text}</Text>
        </Cell>
      ))}
    </Cells>
  );
}
