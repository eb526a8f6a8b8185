import type { Treatment } from '../../content/records/picture-fields.ts';

/** How a module asks for a picture in all its sizes: `./plant.jpg?ratio=1.5&focus=50,30&tone=duotone&picture`. */
export function pictureQuery({ ratio, focus, tone }: Treatment): string {
  const wishes = [
    ratio && `ratio=${ratio}`,
    focus && `focus=${focus.x},${focus.y}`,
    tone && `tone=${tone}`,
    'picture',
  ];
  return `?${wishes.filter(Boolean).join('&')}`;
}

/** The file and the treatment that such a question names. */
export function readPictureQuery(id: string): { file: string; treatment: Treatment } {
  const at = id.lastIndexOf('?');
  const wishes = new URLSearchParams(id.slice(at));
  const [x, y] = wishes.get('focus')?.split(',').map(Number) ?? [];
  return {
    file: id.slice(0, at),
    treatment: {
      ratio: Number(wishes.get('ratio')) || undefined,
      focus: x === undefined || y === undefined ? undefined : { x, y },
      tone: (wishes.get('tone') as Treatment['tone']) ?? undefined,
    },
  };
}
