import { routes } from '#content/addresses/routes.ts';
import { company } from '#content/records/company/company.ts';
import { token } from '#tools/styles/tokens.ts';

/** What a phone shows when the site is put on its home screen; the pictures come from tools/favicons.ts. */
export function webManifest(): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: company.name,
    short_name: company.nameParts[0],
    // stays the same, whatever the page is called that it starts with
    id: '/',
    start_url: routes.home.path,
    // a window of its own, with the way back and a reload: the pages have none of their own
    display: 'minimal-ui',
    background_color: token('color-paper'),
    theme_color: token('color-paper'),
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
      icon('icon-monochrome', 512, 'monochrome'),
    ],
  });
}
