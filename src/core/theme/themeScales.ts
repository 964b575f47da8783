import type { ThemeDensity, ThemeRadius } from '../../domain/theme'
import type { Tokens } from '../../ui/tokens/Tokens'

const RADII = ['card', 'frame', 'panel', 'tile', 'control', 'icon', 'inner', 'small', 'pill']

/** In pixels and in the order of `RADII`; `medium` is the default theme. */
const RADIUS: Readonly<Record<ThemeRadius, readonly number[]>> = {
  none: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  small: [12, 10, 8, 6, 6, 6, 4, 4, 999],
  medium: [],
  large: [32, 24, 20, 18, 16, 12, 10, 8, 999],
  // Half a control's height: fully round on one line only.
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

const getOwn = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined

export const isRadius = (name: unknown) => getOwn(RADIUS, name) !== undefined
export const isDensity = (name: unknown) => getOwn(DENSITY, name) !== undefined

/** Returns the tokens of a scale; none for an unknown name, which an imported state may contain. */
export const radiusTokens = (name: unknown): Tokens =>
  Object.fromEntries(
    (getOwn(RADIUS, name) ?? []).map((px, index) => [`radius-${RADII[index]}`, `${px}px`]),
  )

export const densityTokens = (name: unknown): Tokens => getOwn(DENSITY, name) ?? {}
