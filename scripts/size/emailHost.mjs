import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../lib/project.mjs'
import { brotliBytes } from './brotli.mjs'

/** The site in the frame. */
export const EMAIL_SITE = 'https://secure.example'

/** The imports and adapters of a page with email login. */
export const EMAIL_HOST = {
  imports: ["import { embeddedWallet } from 'redux-wallet-modal/embedded'"],
  adapters: [`embeddedWallet({ secureSiteUrl: '${EMAIL_SITE}' })`],
  networks: [],
  hasEvm: true,
}

const FRAME = 'JS of the page in the frame'
const ASSETS = join(ROOT, 'secure-site/dist/pages/assets')

/** Its limits. Bytes in KiB, compressed. */
export const EMAIL_LIMITS = {
  'modules before the button that EVM has not': 0,
  'JS added before the button': 0.8,
  'JS added with the list': 8.8,
  'JS the list waits for until the email can be typed': 6.1,
  'JS of the list for social logins': 2.65,
  // Includes the frame's client, which the list loaded before.
  'JS added by the first email': 157,
  'markers of email that are not found': 0,
  'requests to other hosts before any touch': 0,
  // Only where the site is built; it loads its own scripts when the email is sent.
  ...(existsSync(ASSETS) && { [FRAME]: 97 }),
}

/** Text found only in such pages. */
const MARKERS = ['@w3m-app/', 'w3m-secure-iframe', 'Six-digit code']

export function isForEmail(file) {
  const text = readFileSync(file, 'utf8')
  return MARKERS.some(marker => text.includes(marker))
}

const bytesOf = files => files.reduce((total, file) => total + brotliBytes(file), 0)

/** Returns the scripts in the frame's page: its own, and those it imports. */
const inFrame = () =>
  [...readFileSync(join(ASSETS, '../sdk.html'), 'utf8').matchAll(/assets\/([\w-]+\.js)"/g)].map(
    ([, name]) => join(ASSETS, name),
  )

/**
 * The providers' tiles are a separate file; the field above them renders and accepts text before it
 * loads.
 */
const SOCIALS = /^socials-[\w-]{8}\.js$/
/**
 * The field, and the code that lists the wallet with the others: rows render once each family has
 * reported its wallets.
 */
const WAITED_FOR = /^(?:embeddedRoutes|routing|email|fields)-[\w-]{8}\.js$/

/** Returns what such a page loads beyond `bare`, the same page without email. */
export function emailFigures({ steps: { load, list, email }, chunks }, bare, isKnown) {
  const chunkOf = file => chunks.find(({ fileName }) => basename(fileName) === basename(file))
  const first = load.files.flatMap(file => Object.keys(chunkOf(file).modules))
  const later = [...list.files, ...email.files].map(file => readFileSync(file, 'utf8'))
  const named = pattern => {
    const files = list.files.filter(file => pattern.test(basename(file)))
    if (files.length === 0) throw new Error(`No file of the list is called ${String(pattern)}.`)
    return files
  }
  return {
    'modules before the button that EVM has not': first.filter(id => !isKnown(id)).length,
    'JS added before the button': bytesOf(load.files) - bare.host - bare.first,
    'JS added with the list': bytesOf(list.files) - bytesOf(bare.list.files),
    'JS the list waits for until the email can be typed': bytesOf(named(WAITED_FOR)),
    'JS of the list for social logins': bytesOf(named(SOCIALS)),
    'JS added by the first email': bytesOf(email.files),
    'markers of email that are not found': MARKERS.filter(
      marker => !later.some(text => text.includes(marker)),
    ).length,
    'requests to other hosts before any touch': load.foreign.length,
    ...(existsSync(ASSETS) && { [FRAME]: bytesOf(inFrame()) }),
  }
}
