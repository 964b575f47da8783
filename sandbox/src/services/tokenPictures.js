// @ts-check
import { drawBadge } from './images.js'

const DOLLAR =
  '<path d="M58 36c-2-4.5-6-6-10-6-6 0-10 3-10 8 0 11 20 7 20 18 0 5-4 9-10 9-5 0-9-2-11-7M48 23v7M48 65v8" ' +
  'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>'
const LINE = 'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"'

/** The background and drawing of a token's picture. Original artwork without any brand. */
const TOKENS = /** @type {Record<string, readonly [string, string]>} */ ({
  ETH: [
    '#4a5bd4',
    `<path d="M26 38c7-9 15-9 22 0s15 9 22 0M26 54c7-9 15-9 22 0s15 9 22 0" ${LINE} stroke-width="7"/>`,
  ],
  SND: [
    '#b3742b',
    '<path d="M18 62c12-20 20-26 30-26s18 6 30 26a36 36 0 0 1-60 0z" fill="#fff"/>' +
      '<circle cx="64" cy="28" r="7" fill="#ffe2a8"/>',
  ],
  SUSD: ['#1d8a56', DOLLAR],
  USDC: ['#2a6fd6', DOLLAR],
  SGLD: [
    '#b8860b',
    '<path d="M37 34h22l5 14H32z" fill="#fff3c4"/><path d="M25 52h21l5 14H20zM50 52h21l5 14H55z" fill="#fff"/>',
  ],
  STND: [
    '#58733a',
    `<rect x="22" y="33" width="52" height="30" rx="5" ${LINE} stroke-width="6"/><circle cx="48" cy="48" r="6" fill="#fff"/>`,
  ],
  SOL: [
    '#7a3fe0',
    '<circle cx="48" cy="48" r="13" fill="#fff"/>' +
      `<path d="M48 20v7M48 69v7M20 48h7M69 48h7M28 28l5 5M63 63l5 5M68 28l-5 5M33 63l-5 5" ${LINE} stroke-width="6"/>`,
  ],
  BTC: [
    '#c86a10',
    `<path d="m48 23 21 12.5v25L48 73 27 60.5v-25zM27 35.5 48 48l21-12.5M48 48v25" ${LINE} stroke-width="6"/>`,
  ],
  SDOT: [
    '#c92f78',
    '<g fill="#fff"><circle cx="35" cy="35" r="8.5"/><circle cx="61" cy="61" r="8.5"/>' +
      '<g opacity=".65"><circle cx="61" cy="35" r="8.5"/><circle cx="35" cy="61" r="8.5"/></g></g>',
  ],
  SATM: [
    '#2b2f55',
    `<circle cx="48" cy="48" r="9" fill="#fff"/><ellipse cx="48" cy="48" rx="29" ry="12" ${LINE} stroke-width="5" ` +
      'transform="rotate(-32 48 48)"/><circle cx="71" cy="29" r="5.5" fill="#9fb0ff"/>',
  ],
})

/**
 * Draws a sandbox token's picture; any other token gets its letters.
 *
 * @param {string} symbol
 */
export function drawToken(symbol) {
  const [ground, drawing] = TOKENS[symbol] ?? []
  if (ground === undefined) return drawBadge(symbol, 'round')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<circle cx="48" cy="48" r="48" fill="${ground}"/>${drawing}</svg>`
  )
}

const SKIES = ['#ffb37b', '#8fd3ff', '#c7b8ff', '#ffd6e0', '#bfe8c9', '#ffe08a']
const LANDS = ['#1f3b5c', '#27533a', '#5a2a52', '#7a3b1d', '#14525c', '#3b3a78']
const SUNS = ['#fff7d6', '#ff6b4a', '#ffffff', '#ffd23f']

/**
 * Draws a collectible's picture: hills under a sun, derived from its id.
 *
 * @param {bigint} id
 */
export function drawCollectible(id) {
  // A step coprime to the lists' lengths makes neighbours differ.
  const seed = Number((id * 7_919n) % 1_000_003n)
  /** @param {readonly string[]} list @param {number} by */
  const pick = (list, by) => list[Math.floor(seed / by) % list.length] ?? '#888888'
  const [sky, land, sun] = [pick(SKIES, 1), pick(LANDS, 7), pick(SUNS, 43)]
  const [sunX, sunY] = [20 + (seed % 57), 18 + (seed % 23)]
  const [far, near] = [44 + (seed % 17), 62 + (seed % 13)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<rect width="96" height="96" fill="${sky}"/><circle cx="${sunX}" cy="${sunY}" r="${9 + (seed % 7)}" fill="${sun}"/>` +
    `<path d="M0 ${far}q24-${18 + (seed % 11)} 48 0t48 0v60H0z" fill="${land}" opacity=".55"/>` +
    `<path d="M0 ${near}q20 ${8 + (seed % 9)} 44-4t52 2v40H0z" fill="${land}"/></svg>`
  )
}
