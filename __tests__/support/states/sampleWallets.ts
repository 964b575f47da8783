import type { Wallet } from '../../../src/domain/wallet'
import { samplePicture } from '../../../src/testing/samples'

/** A wallet with every kind of link and store. */
export const sampleWallet: Wallet = {
  id: 'foxglove',
  name: 'Foxglove',
  badge_type: 'certified',
  homepage: 'https://foxglove.example',
  image_url: samplePicture('F', '#c2477f'),
  rdns: 'com.foxglove',
  mobile_link: 'foxglove://',
  desktop_link: 'foxglove-desktop://',
  webapp_link: 'https://web.foxglove.example',
  app_store: 'https://apps.example/foxglove',
  play_store: 'https://play.example/foxglove',
  chrome_store: 'https://store.example/foxglove',
}

/** A mobile-only wallet, without stores. */
export const samplePhoneWallet: Wallet = {
  id: 'harbor',
  name: 'Harbor',
  homepage: 'https://harbor.example',
  image_url: samplePicture('H', '#1d6fd1'),
  mobile_link: 'harbor://',
}
/** A browser-only wallet. */
export const sampleExtension: Wallet = {
  id: 'kestrel',
  name: 'Kestrel',
  homepage: 'https://kestrel.example',
  image_url: samplePicture('K', '#6b4fd8'),
  rdns: 'com.kestrel',
  chrome_store: 'https://store.example/kestrel',
}

/** Suggested wallets for a visitor without one. */
export const sampleSuggestions: readonly Wallet[] = [
  {
    id: 'tern',
    name: 'Tern Wallet',
    homepage: 'https://tern.example',
    image_url: samplePicture('T', '#0f7f86'),
    chrome_store: 'https://store.example/tern',
    app_store: 'https://apps.example/tern',
  },
  { id: 'harbor', name: 'Harbor', homepage: 'https://harbor.example', mobile_link: 'harbor://' },
  {
    id: 'basalt',
    name: 'Basalt',
    desktop_link: 'basalt://',
    webapp_link: 'https://basalt.example',
  },
  { id: 'northstar', name: 'Northstar', homepage: 'javascript:alert(1)' },
]

const NAMES = [
  'Meridian',
  'Kestrel',
  'Foxglove',
  'Tern Wallet',
  'Basalt',
  'Harbor',
  'Lumen',
  'Orbit One',
  'Quill',
  'Cedar',
  'Ember',
  'Northstar',
  'Pebble',
  'Halyard',
  'Looking Glass',
  'Saltbox',
]
const COLOURS = ['#2b3a8f', '#6b4fd8', '#c2477f', '#0f7f86', '#23262e', '#1d6fd1', '#e8a613']

/** Returns the wallets of a long directory. */
export const sampleDirectory = (count: number): Wallet[] =>
  Array.from({ length: count }, (_, index) => {
    const base = NAMES[index % NAMES.length] ?? 'Wallet'
    const name = index < NAMES.length ? base : `${base} ${Math.floor(index / NAMES.length) + 1}`
    const colour = COLOURS[index % COLOURS.length] ?? '#2b3a8f'
    return {
      id: `wallet-${index}`,
      name,
      badge_type: index % 3 === 0 ? 'certified' : 'none',
      image_url: samplePicture(name.charAt(0), colour),
      mobile_link: `wallet${index}://`,
    }
  })
