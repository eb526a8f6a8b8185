import shop from 'records:drawings/shop';
import { servicesPage } from '#content/pages/services.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { MailButton } from '#src/components/mail-button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './shop-section.module.css';

const { missing } = servicesPage;

/** What to do with a unit that is not listed, in the sky over the shop that crews and equipment leave from. */
export function ShopSection() {
  return (
    <Zone letter="D" className={css.shop} aria-labelledby="missing-title">
      <h2 id="missing-title">{missing.title}</h2>
      <div>
        <p>{missing.text}</p>
        <div className={css.actions}>
          <MailButton variant="solid" subject={missing.subject}>
            {missing.mail}
          </MailButton>
          <ButtonRoute to="contact">{missing.contact}</ButtonRoute>
        </div>
      </div>
      <figure className={css.figure}>
        <Picture
          picture={shop.url}
          alt={shop.alt}
          sizes="(width < 1024px) 100vw, 94vw"
          imgClassName={css.picture}
        />
        <figcaption className={css.caption}>{missing.illustration}</figcaption>
      </figure>
    </Zone>
  );
}
