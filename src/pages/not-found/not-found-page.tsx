import { notFoundPage } from '#content/pages/not-found.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { CallButton } from '#src/components/call-button.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './not-found-page.module.css';
import { PageIndex } from './page-index.tsx';
import { VoidDetail } from './void-detail.tsx';

/** Answers every address that has no page: the way home, the phone and the index of all pages. */
export function NotFoundPage() {
  return (
    <>
      <Zone letter="A" className={css.zone} aria-labelledby="not-found-title">
        <div className={css.text}>
          <h1 id="not-found-title" className={css.title}>
            {notFoundPage.title}
          </h1>
          <p className="lead">{notFoundPage.lead}</p>
          <NearestPage />
          <div className={css.actions}>
            <ButtonRoute to="home" variant="solid">
              {notFoundPage.home}
            </ButtonRoute>
            <CallButton />
          </div>
          <p className={css.license}>{notFoundPage.license}</p>
        </div>
        <VoidDetail />
      </Zone>
      <PageIndex />
    </>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nearest-page': React.HTMLAttributes<HTMLElement>;
    }
  }
}

/** "Did you mean …?" with the page whose address is most like the missing one; boot.ts fills it. */
function NearestPage() {
  return <nearest-page className={css.nearest} data-words={notFoundPage.nearest} />;
}
