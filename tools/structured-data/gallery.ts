import { company } from 'records:company';
import type { ImageObjectLeaf } from 'schema-dts';
import { copyright } from '#content/facts/identity.ts';
import type { Drawing } from '#content/records/picture-fields.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { absolute } from './addresses.ts';

/** The pictures of a project's gallery, with caption and words; none where it has no gallery. */
export function galleryImages({ title, galleryPhotos = [] }: Project): ImageObjectLeaf[] {
  return galleryPhotos.map(({ caption, ...photo }) => ({ ...image(title, photo), caption }));
}

/** A picture that belongs to what is called `name`, with its words. */
export function image(name: string, { url, alt }: Pick<Drawing, 'url' | 'alt'>): ImageObjectLeaf {
  return {
    '@type': 'ImageObject',
    contentUrl: absolute(url.src),
    name,
    description: alt,
    width: `${url.width} px`,
    height: `${url.height} px`,
    creditText: company.name,
    copyrightNotice: copyright,
  };
}
