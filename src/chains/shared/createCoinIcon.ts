/**
 * Returns an icon as a `data:` URL, for networks without an icon service. Assigned only to balances
 * read from the chain: by symbol alone, a fake token would look genuine.
 *
 * @param color background colour
 * @param drawing SVG elements on a 20 px grid with single quotes; white by default
 * @returns a `data:` URL
 */
export const createCoinIcon = (color: string, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='#fff'><path fill='${color}' d='M0 0h20v20H0z'/>${drawing}</svg>`,
  ).replace(/%(?:20|2F|3A|3D|27)/g, decodeURIComponent)}`

/** Returns the icon field of a balance; empty without an icon. */
export const toIconField = (mark: string | undefined) =>
  mark === undefined ? {} : { iconUrl: mark }
