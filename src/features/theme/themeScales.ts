import type { ThemeDensity, ThemeRadius } from '../../domain/theme'
import type { Tokens } from '../../ui/tokens/Tokens'

const RADII = ['card', 'frame', 'panel', 'tile', 'control', 'icon', 'inner', 'small', 'pill']

/** In the order of `RADII`, in pixels; `medium` is the look out of the box. */
const RADIUS: Readonly<Record<ThemeRadius, readonly number[]>> = {
  none: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  small: [12, 10, 8, 6, 6, 6, 4, 4, 999],
  medium: [],
  large: [32, 24, 20, 18, 16, 12, 10, 8, 999],
  // Half the height of a control: round ends on one line, and no more than that on several.
  full: [36, 28, 24, 20, 24, 20, 12, 999, 999],
}

const DENSITY: Readonly<Record<ThemeDensity, Tokens>> = {
  comfortable: {},
  compact: {
    'size-row': '48px',
    'size-control': '44px',
    'size-control-host': '36px',
    'size-header': '48px',
  },
}

const own = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined

export const isRadius = (name: unknown) => own(RADIUS, name) !== undefined
export const isDensity = (name: unknown) => own(DENSITY, name) !== undefined

/** The tokens of a scale; none for a name that is no step of it, as an imported state may have. */
export const radiusTokens = (name: unknown): Tokens =>
  Object.fromEntries(
    (own(RADIUS, name) ?? []).map((px, index) => [`radius-${RADII[index]}`, `${px}px`]),
  )

export const densityTokens = (name: unknown): Tokens => own(DENSITY, name) ?? {}
