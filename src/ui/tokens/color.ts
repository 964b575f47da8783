/** A colour as hue 0–360, saturation and lightness 0–1. */
export interface Hsl {
  readonly h: number
  readonly s: number
  readonly l: number
}

/** A colour as red, green and blue, 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const HEX =
  /^#(?:([\da-f])([\da-f])([\da-f])[\da-f]?|([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?)$/i
const FUNCTIONAL = /^(rgb|hsl)a?\(([^()]+)\)$/i
const ANGLE_UNITS: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))

function parseHex(match: RegExpExecArray): Rgb {
  const [, r, g, b, rr, gg, bb] = match
  const channel = (one?: string, two?: string) => parseInt(two ?? `${one}${one}`, 16)
  return [channel(r, rr), channel(g, gg), channel(b, bb)]
}

function parseAngle(text: string): number {
  const unit = /[a-z]+$/.exec(text)?.[0]
  return parseFloat(text) * (unit ? (ANGLE_UNITS[unit] ?? NaN) : 1)
}

/** Parses `#rgb`, `#rrggbb`, `rgb()` and `hsl()`; alpha is ignored. Null for anything else. */
export function parseColor(text: string): Rgb | null {
  const value = text.trim().toLowerCase()
  const hex = HEX.exec(value)
  if (hex) return parseHex(hex)
  const [, kind, body] = FUNCTIONAL.exec(value) ?? []
  if (!kind || !body) return null
  const parts = body.split(/[\s,/]+/).filter(Boolean)
  const [a, b, c] = parts
  if (a === undefined || b === undefined || c === undefined) return null
  const channel = (part: string) =>
    clamp(Math.round(parseFloat(part) * (part.endsWith('%') ? 2.55 : 1)), 255)
  const rgb: Rgb =
    kind === 'hsl'
      ? hslToRgb({
          h: ((parseAngle(a) % 360) + 360) % 360,
          s: clamp(parseFloat(b) / 100, 1),
          l: clamp(parseFloat(c) / 100, 1),
        })
      : [channel(a), channel(b), channel(c)]
  return rgb.some(Number.isNaN) ? null : rgb
}

/** Converts a colour to HSL, where its lightness can be moved alone. */
export function rgbToHsl([red, green, blue]: Rgb): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const delta = max - min
  const l = (max + min) / 2
  if (delta === 0) return { h: 0, s: 0, l }
  const sector = max === r ? (g - b) / delta : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4
  return { h: (sector * 60 + 360) % 360, s: delta / (1 - Math.abs(2 * l - 1)), l }
}

/** The inverse of `rgbToHsl`, rounded to whole channels as browsers do. */
export function hslToRgb({ h, s, l }: Hsl): Rgb {
  const channel = (offset: number) => {
    const k = (offset + h / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    // `+ 0` turns a rounded -0 into 0 for comparisons.
    return Math.round(value * 255) + 0
  }
  return [channel(0), channel(8), channel(4)]
}

/** Returns a colour as `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Lays `share` of the first colour over the second. */
export function mixColors(over: Rgb, under: Rgb, share: number): Rgb {
  const blend = (index: 0 | 1 | 2) => Math.round(over[index] * share + under[index] * (1 - share))
  return [blend(0), blend(1), blend(2)]
}

function luminance(rgb: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
