import type { ReactNode } from 'react';
import type { Testimonial } from '#content/records/testimonials/schema.ts';
import { VoiceName } from './voice-name.tsx';

interface VoiceProps {
  of: Pick<Testimonial, 'name' | 'role' | 'text' | 'sample'>;
  className: string | undefined;
  /** After the role. */
  children?: ReactNode;
}

/** What somebody said, over name and role. */
export function Voice({ of: { name, role, text, sample }, className, children }: VoiceProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <VoiceName name={name} sample={sample} />
        <br />
        {role}
        {children}
      </figcaption>
    </figure>
  );
}
