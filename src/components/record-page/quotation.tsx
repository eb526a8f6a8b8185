import type { Testimonial } from '#content/records/testimonials/schema.ts';
import { VoiceName } from '#src/components/voice-name.tsx';
import css from './quotation.module.css';

interface QuotationProps {
  of: Pick<Testimonial, 'name' | 'role' | 'text' | 'sample'>;
  /** Beside the name: how long this person is here. */
  note?: string;
}

/** What somebody said of the work or the program, set large. */
export function Quotation({ of: { name, role, text, sample }, note }: QuotationProps) {
  return (
    <figure className={css.quotation}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <VoiceName name={name} sample={sample} />
        <br />
        {role}
        {note && `, ${note}`}
      </figcaption>
    </figure>
  );
}
