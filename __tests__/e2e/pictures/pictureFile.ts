import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ViewName } from '../../../src/domain/views'
import type { Namespace } from '../../../src/lib/address/caip'
import { FRAME_REVIEWS } from '../support/frameReviews'

type Theme = 'light' | 'dark'

/** The viewport widths and themes in which each view is pictured. */
export const SITTINGS = [
  { width: 320, theme: 'light' },
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

/** Chain families that share EVM's views, with content of their own. */
export const OTHER_FAMILIES = [
  'solana',
  'bip122',
  'polkadot',
  'cosmos',
] as const satisfies readonly Namespace[]

/** Their cards have the layout of the EVM ones, so two pictures are enough. */
export const FAMILY_SITTINGS = [
  { width: 320, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

export const FAMILY_PICTURES = [
  ...OTHER_FAMILIES.flatMap(family => [`Account-${family}`, `WalletReceive-${family}`]),
  'WalletSend-solana',
  'WalletSendPreview-solana',
  'ProfileWallets-recent',
].flatMap(name =>
  FAMILY_SITTINGS.map(({ width, theme }) => `${name}-${String(width)}-${theme}.png`),
)

/** The width for the email wallet's reviews: the smallest screen. */
export const EMAIL_WIDTH = 320
export const EMAIL_THEMES = ['light', 'dark'] as const

/**
 * The frame's reviews of session keys for a smart account: the start of a grant, its end, and a
 * revocation.
 */
export const GRANT_REVIEWS = ['grant', 'grant-end', 'grant-stop'] as const
export const GRANT_SITTINGS = [
  { width: 320, theme: 'light' },
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

export const EMAIL_PICTURES = [
  ...Object.values(FRAME_REVIEWS)
    .flat()
    .flatMap(name => EMAIL_THEMES.map(theme => `${name}-${theme}.png`)),
  ...GRANT_REVIEWS.flatMap(name =>
    GRANT_SITTINGS.map(({ width, theme }) => `${name}-${String(width)}-${theme}.png`),
  ),
]

/** How each error, empty or loading state is pictured. */
export const STATE_SITTINGS = FAMILY_SITTINGS

export const statePicture = (state: string, width: number, theme: Theme) =>
  `${state}-${String(width)}-${theme}.png`

/** The reviews of money before it moves, side by side. */
export const THEMES = ['light', 'dark'] as const

export const reviewsPicture = (theme: Theme) => `side-by-side-${theme}.png`

/** The pages that the email wallet's site shows in its own window or tab. */
export const SITE_STATES = [
  'account-sign-in',
  'account-ways',
  'account-device',
  'account-code',
  'account',
  'account-export',
  'account-recovery',
  'account-password-problem',
  'account-again',
  'account-sign-out',
  'account-delete',
  'account-unlock',
  'account-apps-none',
  'account-apps',
  'account-app',
  'passkey-asked',
  'passkey-not-used',
  'loading',
  'social-done',
] as const
export const SITE_SITTINGS = [
  { width: 320, theme: 'light' },
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const

export const SITE_PICTURES = SITE_STATES.flatMap(state =>
  SITE_SITTINGS.map(({ width, theme }) => statePicture(state, width, theme)),
)

export const PIXELS_A_POINT = 2

/** The margin of the page visible around the card, in CSS px. */
export const MARGIN_PX = 16

const ROOT = new URL('../../../docs/', import.meta.url)
export const picturesFolder = fileURLToPath(new URL('pictures/', ROOT))
export const familiesFolder = fileURLToPath(new URL('pictures/families/', ROOT))
export const siteFolder = fileURLToPath(new URL('pictures/site/', ROOT))
export const emailFolder = fileURLToPath(new URL('pictures/email/', ROOT))
export const statesFolder = fileURLToPath(new URL('pictures/states/', ROOT))
export const reviewsFolder = fileURLToPath(new URL('pictures/reviews/', ROOT))
/** Pictures of views still being designed: reviewed, and not kept. */
export const draftsFolder = fileURLToPath(new URL('../.tmp/pictures/states/', ROOT))
export const imagesFolder = fileURLToPath(new URL('images/', ROOT))

/** The readme's pictures, at two device pixels per CSS px; the animated one is below. */
export const README_PICTURES = [
  'connect.png',
  'connect-dark.png',
  'time-travel.png',
  'time-travel-dark.png',
] as const
/** In CSS px. */
export const README_WIDTH = 1120
export const ANIMATED_PICTURE = 'connect-and-send.png'

export const pictureName = (view: ViewName, width: number, theme: Theme) =>
  `${view}-${String(width)}-${theme}.png`

/** Returns a PNG's size, which is at a fixed offset. */
export function pictureSize(path: string): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(path)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
