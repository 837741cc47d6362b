/** The pictures of the campaigns, as tools/campaign-pictures.ts took them. */
export const PICTURES = {
  '1799': new URL('./pictures/1799.jpg', import.meta.url).href,
  '1812': new URL('./pictures/1812.jpg', import.meta.url).href,
  '1812-1813': new URL('./pictures/1812-1813.jpg', import.meta.url).href,
  '1813': new URL('./pictures/1813.jpg', import.meta.url).href,
} as const;
