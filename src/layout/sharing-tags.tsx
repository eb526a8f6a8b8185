import { company } from 'records:company';
import type { Route } from '#content/addresses/routes.ts';

/** A picture of a page for whoever shares it: `path` on this site, size in pixels. */
export type SharedPicture = { path: string; alt: string; type: string; width: number; height: number };

interface SharingTagsProps {
  route: Pick<Route, 'path' | 'title' | 'description'>;
  picture: SharedPicture;
}

/** What messengers and networks show of a shared page: Open Graph, and the two lines that X reads besides it. */
export function SharingTags({ route, picture }: SharingTagsProps) {
  const full = (path: string) => new URL(path, company.website).href;
  return (
    <>
      <meta property="og:url" content={full(route.path)} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={full(picture.path)} />
      <meta property="og:image:type" content={picture.type} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}
