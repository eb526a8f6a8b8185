import type { Testimonial } from '#content/records/testimonials/schema.ts';
import { sampleVoice } from '#content/words/voices.ts';
import css from './voice-name.module.css';

/** Who said it; a sample says so beside the name. */
export function VoiceName({ name, sample }: Pick<Testimonial, 'name' | 'sample'>) {
  return (
    <>
      <b className={css.name}>{name}</b> {sample && <span className={css.sample}>{sampleVoice}</span>}
    </>
  );
}
