// @ts-check
import { SPAM_COLLECTIBLE_FROM } from '../chains/createPast.js'

/**
 * The defect of a collectible, encoded in its id: each kind starts at its number and spans a
 * million ids, so that contract, history and pictures agree.
 */
const KIND_FROM = /** @type {const} */ ({
  plain: 1_000_000n,
  /** The picture is missing. */
  broken: 2_000_000n,
  /** Its picture takes half a minute. */
  slow: 3_000_000n,
  /** Its picture is 12 megabytes. */
  huge: 4_000_000n,
  animated: 5_000_000n,
  /** An SVG that tries to run a script. */
  script: 6_000_000n,
  /** HTML in place of the picture. */
  page: 7_000_000n,
  /** The metadata has no picture. */
  pictureless: 8_000_000n,
  nameless: 9_000_000n,
  hostile: 10_000_000n,
  /** Its picture would load from another host. */
  elsewhere: 11_000_000n,
  /** Its picture is truncated. */
  cut: 12_000_000n,
})

/** @typedef {import('./types.js').CollectibleKind} CollectibleKind */

const LURES = [
  '🎁 Claim 5,000 SUSD at claim-susd.example',
  'Visit reward-sgld.example to receive your voucher',
  '$2500 airdrop: airdrop-wallet.example',
  'You are eligible! https://eligible.example',
  'Free mint pass, today only',
  'URGENT: verify your wallet at verify.example',
]
const HOSTILE_NAME =
  '<script>document.title="taken"</script>\u202Egnp.exe\u2066 <img src=x onerror=alert(1)>'

/**
 * Returns the first id of a kind.
 *
 * @param {CollectibleKind} kind
 */
export const firstIdOf = kind => (kind === 'spam' ? SPAM_COLLECTIBLE_FROM : KIND_FROM[kind])

/** @type {readonly CollectibleKind[]} */
export const COLLECTIBLE_KINDS = [
  ...Object.keys(KIND_FROM).map(kind => /** @type {CollectibleKind} */ (kind)),
  'spam',
]

/**
 * @param {bigint} id
 * @returns {CollectibleKind}
 */
export function kindOf(id) {
  if (id < SPAM_COLLECTIBLE_FROM) return 'plain'
  if (id < KIND_FROM.plain) return 'spam'
  const known = Object.entries(KIND_FROM).filter(([, from]) => id >= from)
  return /** @type {CollectibleKind} */ (known.at(-1)?.[0] ?? 'plain')
}

/**
 * @param {bigint} id
 * @returns {string | undefined} undefined without a name
 */
export function nameOf(id) {
  const kind = kindOf(id)
  if (kind === 'nameless') return undefined
  if (kind === 'hostile') return `${HOSTILE_NAME} #${id}`
  if (kind === 'spam' && id > SPAM_COLLECTIBLE_FROM) return LURES[Number(id) % LURES.length]
  const word =
    kind === 'plain' || kind === 'spam'
      ? 'Collectible'
      : `${kind[0]?.toUpperCase()}${kind.slice(1)}`
  return `Sandbox ${word} #${id}`
}

/**
 * Returns a collectible's picture, as in the history.
 *
 * @param {bigint} id
 * @param {string} images
 * @returns {{ url: string, content_type: string } | undefined}
 */
export function pictureOf(id, images) {
  const kind = kindOf(id)
  if (kind === 'pictureless') return undefined
  if (kind === 'elsewhere')
    return { url: `https://pictures.elsewhere.example/${id}.png`, content_type: 'image/png' }
  const [ending, type] =
    kind === 'animated'
      ? ['gif', 'gif']
      : ['huge', 'cut'].includes(kind)
        ? ['png', 'png']
        : ['svg', 'svg+xml']
  return { url: `${images}/icons/collectible/${id}.${ending}`, content_type: `image/${type}` }
}
