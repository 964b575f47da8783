// @ts-check

/** The remote wallet's identity. */
export const POCKET_IDENTITY = /** @type {const} */ ({
  name: 'Sandbox Pocket',
  scheme: 'sandbox-pocket://',
  colour: '#0f766e',
})

/** Returns the wallet's icon as a data URL. */
export function pocketIcon() {
  return `data:image/svg+xml;base64,${Buffer.from(drawPocketIcon()).toString('base64')}`
}

/** Returns the wallet's icon as SVG. */
export function drawPocketIcon() {
  const { colour } = POCKET_IDENTITY
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<rect width="96" height="96" rx="22" fill="${colour}"/>` +
    `<path d="M22 26h52v28a26 26 0 0 1-52 0z" fill="#fff"/>` +
    `<path d="M22 40h52" stroke="${colour}" stroke-width="5"/><circle cx="48" cy="58" r="7" fill="${colour}"/></svg>`
  )
}
