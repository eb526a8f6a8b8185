/** How wide a thumbnail of the page is; those of the viewer are smaller and take the same files, which are there already. */
export const thumbnailSizes = '(width < 640px) 20vw, 10vw';
