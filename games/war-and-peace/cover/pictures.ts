/** The pictures of the campaigns, as tools/campaign-pictures.ts took them. */
export const PICTURES = {
  '1805': new URL('./pictures/1805.jpg', import.meta.url).href,
  '1809': new URL('./pictures/1809.jpg', import.meta.url).href,
  '1812': new URL('./pictures/1812.jpg', import.meta.url).href,
  '1813': new URL('./pictures/1813.jpg', import.meta.url).href,
} as const;
