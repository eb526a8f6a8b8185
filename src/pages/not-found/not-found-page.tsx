import * as notFoundPage from 'words:not-found';
import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { CallButton } from '#src/components/call-button.tsx';
import { HatchPattern } from '#src/ui/hatch-pattern.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './not-found-page.module.css';
import { PageIndex } from './page-index.tsx';

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
  return <nearest-page className={css.nearest} data-words={notFoundPage.nearest({ page: '{page}' })} />;
}

/** A thin wall with an opening where the page should be, dimensioned by the status code in both directions. */
function VoidDetail({ className, ...rest }: ComponentProps<'figure'>) {
  const hatch = useId();
  return (
    <figure className={clsx(css.figure, className)} {...rest}>
      <svg className={css.detail} viewBox="0 0 640 560" aria-hidden="true">
        <HatchPattern id={hatch} hatch="hatched" className={css.hatch} patternTransform="scale(1.4)" />
        <path fill={`url(#${hatch})`} d="M0 86H520V530H476V126H72V530H0Z" stroke="none" />
        <path className={css.cut} d="M0 86H520V530M0 126H72M72 126H476V530H72Z" />
        <path d="M72 126L476 530M476 126L72 530" />
        <path d="M72 78V20M476 78V20M60 34H488M66 40L78 28M470 40L482 28M528 126H600M528 530H600M586 114V542M580 132L592 120M580 536L592 524" />
        <path className={css.gap} d="M232 14h84v40h-84zM566 286h40v84h-40z" />
        <path className={css.plate} d="M222 306h104v44h-104z" />
        <text className={css.code} x="274" y="48">
          {notFoundPage.code}
        </text>
        <text className={css.code} transform="translate(600 328) rotate(-90)">
          {notFoundPage.code}
        </text>
        <text className={css.word} x="274" y="336">
          {notFoundPage.opening}
        </text>
      </svg>
    </figure>
  );
}
