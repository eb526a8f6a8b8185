import type { ImageObjectLeaf, WebPageLeaf } from 'schema-dts';
import type { Project } from '#content/records/projects/schema.ts';
import { absolute } from './addresses.ts';
import { companyReference } from './business.ts';
import { galleryImages, image } from './gallery.ts';

/**
 * The page of a project at `path`: which work it tells of, where that was done and by whom, and its picture. schema.org has no
 * type for a job that is done; a Project of its own is an organization.
 */
export function projectSheet(
  { title, description, location, picture, page }: Project,
  path: string,
): WebPageLeaf {
  return {
    '@type': 'WebPage',
    '@id': absolute(path),
    url: absolute(path),
    name: page?.headline ?? title,
    description: page?.lead ?? description,
    about: {
      '@type': 'Service',
      name: title,
      areaServed: { '@type': 'Place', name: location },
      provider: companyReference(),
    },
    primaryImageOfPage: image(title, picture),
  };
}

/** The pictures of a project's own page; the one beside its result stands there without its caption. */
export function projectPictures(project: Project): ImageObjectLeaf[] {
  return galleryImages(project).map((picture, index) => {
    const { caption, ...plain } = picture;
    return project.page?.result.picture === index + 1 ? plain : { ...plain, caption };
  });
}
