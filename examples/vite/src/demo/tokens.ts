import { sandboxSolana } from '../sandbox'

const picture = (ground: string, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${ground}"/>${drawing}</svg>`,
  )}`

const DOLLAR = picture(
  '#1d8a56',
  '<path d="M58 36c-2-4.5-6-6-10-6-6 0-10 3-10 8 0 11 20 7 20 18 0 5-4 9-10 9-5 0-9-2-11-7M48 23v7M48 65v8" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
)
const GOLD = picture(
  '#b8860b',
  '<path d="M37 34h22l5 14H32z" fill="#fff3c4"/><path d="M25 52h21l5 14H20zM50 52h21l5 14H55z" fill="#fff"/>',
)

/** The sandbox's Solana tokens have no images, so the page provides them. */
export const tokens = {
  [sandboxSolana.caipNetworkId]: [
    { address: 'GYUbjc8XZSbz8K21zBasax5SFH2bsy1Z1eBJeSE8Zhce', image: DOLLAR },
    { address: 'DScE3rohdUBZ1BJ7y66V67wHb9rJJ9SLEiDmFETaFTXd', image: GOLD },
  ],
} as const
