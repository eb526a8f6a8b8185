import type { ReplyKind } from '#content/records/promises.ts';

export interface Notice {
  title: string;
  text: string;
}

/** A form: its fields with their rules, and what its notices say. The browser and the server read it alike. */
export interface Form {
  title: string;
  /** Messages go where `delivery` in company.yaml says; applications only where `applications` lets them. */
  kind: 'message' | 'application';
  reply: Exclude<ReplyKind, 'proposal'>;
  sheet: `F-${number}`;
  fields: Record<string, Field>;
  requiredNote: string;
  missing: Notice;
  /** Said once the message is stored, where the receiver names no reference; of the applications always. */
  success: Notice;
}

export type Field = Labeled &
  (
    | { type: 'text'; maxLength: number }
    | { type: 'email' | 'tel'; maxLength: number; malformed: string }
    | { type: 'long'; maxLength: number }
    | {
        type: 'choice';
        options: readonly { value: string; label: string }[];
        placeholder: string;
        /** Said under the dropdown as soon as its emergency is chosen; the number follows. */
        urgent?: string;
      }
    /** No field of its own: fields of which one is enough, with what they share. */
    | { type: 'one-of'; fields: readonly string[] }
  );

type Labeled = { label: string; hint?: string } & (
  | { required: true; missing: string }
  | { required?: false; missing?: string }
);
