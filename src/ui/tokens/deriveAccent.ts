import { contrast, hslToRgb, mixColors, parseColor, rgbToHsl, toHex, type Rgb } from './color'
import type { Tokens } from './Tokens'

const TEXT_RATIO = 4.5
const RING_RATIO = 3
/**
 * Above this contrast with black, darkening the accent until white is readable on it would lose the
 * colour.
 */
const LIGHT_ACCENT_RATIO = 10
const STEP = 0.004
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const INK: Rgb = [0x15, 0x17, 0x1c]

/** Moves the lightness, keeping hue and saturation, until every ratio holds or the scale ends. */
function adjustLightness(color: Rgb, direction: 1 | -1, holds: (candidate: Rgb) => boolean): Rgb {
  const { h, s, l } = rgbToHsl(color)
  const end = direction === 1 ? 1 : 0
  let lightness = l
  let candidate = color
  while (!holds(candidate) && lightness !== end) {
    lightness = Math.min(1, Math.max(0, lightness + direction * STEP))
    candidate = hslToRgb({ h, s, l: lightness })
  }
  return candidate
}

/**
 * Mixes in as much of a colour as keeps text readable; a dark accent would make faint text
 * unreadable.
 */
function deriveSoft(color: Rgb, ground: Rgb, share: number, words: Rgb | null): Rgb {
  const soft = mixColors(color, ground, share)
  return words && share > 0 && contrast(words, soft) < TEXT_RATIO
    ? deriveSoft(color, ground, Math.max(0, share - 0.02), words)
    : soft
}

/** Parses a colour; null if the text is not one. */
export type ReadColor = (text: string) => Rgb | null

/**
 * Derives a mode's seven accent tokens from any colour a host picks: the colour itself for lines
 * and dots, a fill under text, its hover, text, a soft ground, text on the fill, and a focus ring.
 * Null when the text is not a colour.
 */
export function deriveAccent(
  accent: string,
  mode: Tokens,
  read: ReadColor = parseColor,
): Tokens | null {
  const color = read(accent)
  if (!color) return null
  const surface = read(mode['color-surface'] ?? '') ?? WHITE
  const sunken = read(mode['color-surface-sunken'] ?? '') ?? surface
  const isDark = contrast(surface, WHITE) > contrast(surface, BLACK)
  const soft = deriveSoft(color, surface, isDark ? 0.14 : 0.1, read(mode['color-text-faint'] ?? ''))
  const reads = (ratio: number, grounds: readonly Rgb[]) => (candidate: Rgb) =>
    grounds.every(ground => contrast(candidate, ground) >= ratio)

  const isLight = contrast(color, BLACK) > LIGHT_ACCENT_RATIO
  const onAccent = isLight ? INK : WHITE
  const strong = adjustLightness(color, isLight ? 1 : -1, reads(TEXT_RATIO, [onAccent]))
  const { h, s, l } = rgbToHsl(strong)
  const hovered = hslToRgb({ h, s, l: Math.max(0, l - 0.06) })
  const hover = reads(TEXT_RATIO, [onAccent])(hovered)
    ? hovered
    : hslToRgb({ h, s, l: Math.min(1, l + 0.06) })
  const away = isDark ? 1 : -1
  return {
    'color-accent': toHex(color),
    'color-accent-strong': toHex(strong),
    'color-accent-strong-hover': toHex(hover),
    'color-accent-text': toHex(
      adjustLightness(color, away, reads(TEXT_RATIO, [surface, sunken, soft])),
    ),
    'color-accent-soft': toHex(soft),
    'color-on-accent': toHex(onAccent),
    'color-focus-ring': toHex(adjustLightness(color, away, reads(RING_RATIO, [surface, sunken]))),
  }
}
