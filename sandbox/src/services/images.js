// @ts-check
import { createHash } from 'node:crypto'

/** The protocol's asset image ids and their subjects: networks first, then connectors. */
export const ASSET_IMAGES = /** @type {Record<string, string>} */ ({
  'ba0ba0cd-17c6-4806-ad93-f9d174f17900': 'Ethereum',
  '3bff954d-5cb0-47a0-9a23-d20192e74600': 'Arbitrum',
  '30c46e53-e989-45fb-4549-be3bd4eb3b00': 'Avalanche',
  '93564157-2e8e-4ce7-81df-b264dbee9b00': 'BNB',
  'ab9c186a-c52f-464b-2906-ca59d760a400': 'Optimism',
  '41d04d42-da3b-4453-8506-668cc0727900': 'Polygon',
  '02b53f6a-e3d4-479e-1cb4-21178987d100': 'Gnosis',
  '7289c336-3981-4081-c5f4-efc26ac64a00': 'Base',
  'e909ea0a-f92a-4512-c8fc-748044ea6800': 'Sepolia',
  'a1b58899-f671-4276-6a5e-56ca5bd59700': 'Solana',
  '0b4838db-0161-4ffe-022d-532bf03dba00': 'Bitcoin',
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': 'WalletConnect',
  '07ba87ed-43aa-4adf-4540-9e6a2b9cae00': 'Browser',
  '0c2840c3-5b04-4c44-9661-fbd4b49e1800': 'Coinbase',
  '461db637-8616-43ce-035a-d89b8a1d5800': 'Safe',
  '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300': 'Ledger',
  '5a4db0c0-0000-4000-8000-000000031337': 'One',
  '5a4db0c0-0000-4000-8000-000000031338': 'Two',
})

/**
 * Draws a picture derived from a name.
 *
 * @param {string} name
 * @param {'square' | 'round'} [shape]
 */
export function drawBadge(name, shape = 'square') {
  const hash = createHash('sha256').update(name).digest()
  const hue = ((hash[0] ?? 0) * 256 + (hash[1] ?? 0)) % 360
  const other = (hue + 40 + ((hash[2] ?? 0) % 60)) % 360
  const letters = initials(name)
  const size = letters.length > 3 ? 26 : letters.length === 3 ? 32 : 40
  const radius = shape === 'round' ? 48 : 0
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 65% 48%)"/>` +
    `<stop offset="1" stop-color="hsl(${other} 70% 36%)"/></linearGradient></defs>` +
    `<rect width="96" height="96" rx="${radius}" fill="url(#g)"/>` +
    `<text x="48" y="50" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`
  )
}

/** @param {string} name */
function initials(name) {
  const words = name
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter(Boolean)
  if (words.length > 1)
    return words
      .slice(0, 2)
      .map(word => word.slice(0, 1))
      .join('')
  const [word = '?'] = words
  return word === word.toUpperCase() ? word.slice(0, 4) : word.slice(0, 1)
}
