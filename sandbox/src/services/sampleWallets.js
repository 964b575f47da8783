// @ts-check
import { createHash } from 'node:crypto'
import { FAMILIES } from '../pocket/families.js'
import { POCKET_IDENTITY } from '../pocket/pocketIdentity.js'
import { WALLET_IDENTITIES } from '../wallet/identities.js'

const COLOURS = [
  'Amber', 'Azure', 'Bronze', 'Cobalt', 'Copper', 'Coral', 'Crimson', 'Ebony', 'Emerald', 'Golden', 'Indigo', 'Ivory',
  'Jade', 'Lilac', 'Maroon', 'Ochre', 'Olive', 'Pearl', 'Ruby', 'Saffron', 'Scarlet', 'Silver', 'Teal', 'Violet',
] // prettier-ignore
const ANIMALS = [
  'Badger', 'Beaver', 'Falcon', 'Gecko', 'Heron', 'Ibex', 'Lynx', 'Marten', 'Newt', 'Otter', 'Puffin', 'Raven', 'Tapir',
] // prettier-ignore
const EVM_CHAINS = [
  'eip155:31337',
  'eip155:31338',
  'eip155:1',
  'eip155:10',
  'eip155:137',
  'eip155:8453',
]
const SOLANA_CHAINS = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

const NO_EXTENSION = { chrome_store: null, injected: null }

/** @typedef {ReturnType<typeof createSampleWallet>} SampleWallet */

/**
 * Creates some three hundred fictitious wallets. The sandbox's own come first: the browser wallets,
 * matched by rdns, then the remote wallet twice: with its page's URL, and with a custom-scheme link
 * that no browser on this machine can open.
 *
 * @param {string} pocketUrl
 * @param {number} [inventedCount]
 */
export function createSampleWallets(pocketUrl, inventedCount = COLOURS.length * ANIMALS.length) {
  const browser = Object.values(WALLET_IDENTITIES).map(({ name, rdns }, index) => ({
    ...createSampleWallet(name, index),
    rdns,
    badge_type: 'certified',
    chains: EVM_CHAINS,
  }))
  const chains = Object.values(FAMILIES).flatMap(family => Object.keys(family.chains))
  const pocket = {
    ...createSampleWallet(POCKET_IDENTITY.name, browser.length),
    ...NO_EXTENSION,
    badge_type: 'certified',
    chains,
    homepage: pocketUrl,
    mobile_link: pocketUrl,
    link_mode: pocketUrl,
    webapp_link: pocketUrl,
    desktop_link: pocketUrl,
  }
  const pocketApp = {
    ...createSampleWallet(`${POCKET_IDENTITY.name} App`, browser.length + 1),
    ...NO_EXTENSION,
    badge_type: 'certified',
    chains,
    mobile_link: POCKET_IDENTITY.scheme,
    link_mode: null,
    webapp_link: null,
    desktop_link: POCKET_IDENTITY.scheme,
  }
  const own = [...browser, pocket, pocketApp]
  const names = COLOURS.flatMap(colour => ANIMALS.map(animal => `${colour} ${animal}`))
  // A stride coprime to the count visits every name once, so neighbours do not share a colour.
  const mixed = names.map((_, i) => names[(i * 41) % names.length] ?? '')
  const invented = Array.from({ length: inventedCount }, (_, i) => {
    const round = Math.floor(i / mixed.length)
    const name = mixed[i % mixed.length] ?? ''
    return createSampleWallet(round === 0 ? name : `${name} ${round + 1}`, own.length + i)
  })
  return [...own, ...invented]
}

/**
 * @param {string} name
 * @param {number} order
 */
function createSampleWallet(name, order) {
  const id = createHash('sha256').update(`sandbox wallet ${name}`).digest('hex')
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const kind = order % 6
  const chains =
    kind === 4 ? SOLANA_CHAINS : kind === 5 ? [...EVM_CHAINS, ...SOLANA_CHAINS] : EVM_CHAINS
  return {
    id,
    name,
    homepage: `https://${slug}.example`,
    image_id: `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20, 32)}`,
    order,
    badge_type: order % 3 === 0 ? 'certified' : 'none',
    chains,
    mobile_link: kind === 3 ? null : `${slug.replace('-', '')}://`,
    link_mode: kind === 5 ? `https://${slug}.example/app` : null,
    desktop_link: kind === 2 ? `${slug.replace('-', '')}-desktop://` : null,
    webapp_link: kind === 3 ? `https://app.${slug}.example` : null,
    app_store: kind === 3 ? null : `https://apps.${slug}.example/ios`,
    play_store: kind === 3 ? null : `https://apps.${slug}.example/android`,
    chrome_store: kind === 1 ? `https://apps.${slug}.example/browser` : null,
    rdns: kind === 1 ? `example.${slug}` : null,
    injected:
      kind === 1 ? [{ namespace: 'eip155', injected_id: `is${name.replace(/\W/g, '')}` }] : null,
  }
}
