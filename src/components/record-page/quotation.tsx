import type { Testimonial } from '#content/records/people.ts';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import css from './record-page.module.css';

interface QuotationProps {
  of: Pick<Testimonial, 'name' | 'role' | 'text' | 'sample'>;
  /** Beside the name: how long this person is here. */
  note?: string;
}

/** What somebody said of the work or the program, set large. */
export function Quotation({ of, note }: QuotationProps) {
  return (
    <TestimonialFigure of={of} className={css.quotation}>
      {note && `, ${note}`}
    </TestimonialFigure>
  );
}
