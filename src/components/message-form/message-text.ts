import type { FieldValues } from '#src/lib/validate-form.ts';

// longer addresses are cut off or refused by some mail and message apps
const limit = 1500;

/** What somebody filled in as lines of text, for a mail or text message: `Name: Ana`. Empty fields are left out. */
export function messageText(values: FieldValues, labels: Record<string, { label: string }>): string {
  const lines = Object.entries(values).flatMap(([name, value]) => {
    const label = labels[name]?.label;
    return value && label ? [`${label}: ${value}`] : [];
  });
  // half of an emoji cannot stand in an address
  const text = lines.join('\n').replace(/\p{Surrogate}/gu, '');
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : text;
}
