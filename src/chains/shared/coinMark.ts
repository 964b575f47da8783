/**
 * The picture of a coin, drawn here on a 20-px grid, for a network that no service has pictures of. It is part of a balance
 * that was read from the chain: a name or a symbol alone would give a false token the look of the true one.
 *
 * @param color of the round ground
 * @param drawing SVG elements, white where they say nothing else; single quotes
 * @returns a `data:` address
 */
export const coinMark = (color: string, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='#fff'><path fill='${color}' d='M0 0h20v20H0z'/>${drawing}</svg>`,
  ).replace(/%(?:20|2F|3A|3D|27)/g, decodeURIComponent)}`

/** What a coin adds to its balance; nothing where it has no mark. */
export const withMark = (mark: string | undefined) => (mark === undefined ? {} : { iconUrl: mark })
