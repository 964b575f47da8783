import { parseColor, type Rgb } from './color'

/** How browsers serialise a mixed colour: three shares of 1, maybe with an alpha. */
const MIXED = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/
/** Two colours that nothing resolves to by chance: text that is not a colour inherits both. */
const INHERITED = ['rgb(1, 254, 2)', 'rgb(253, 3, 251)'] as const

function parseComputed(text: string): Rgb | null {
  const [, r, g, b] = MIXED.exec(text) ?? []
  if (r === undefined || g === undefined || b === undefined) return parseColor(text)
  const channel = (share: string) => Math.round(Math.min(1, Math.max(0, parseFloat(share))) * 255)
  return [channel(r), channel(g), channel(b)]
}

/**
 * Reads any colour the browser understands, as the page resolves it in one mode: names, `oklch()`,
 * `color-mix()`, `light-dark()`, and `var()` of a property of `html` or `body`. Null when the text
 * is not a colour, and outside a browser.
 */
export function readColor(text: string, mode: 'light' | 'dark'): Rgb | null {
  const plain = parseColor(text)
  if (plain) return plain
  if (typeof document === 'undefined' || !document.body) return null
  const around = document.createElement('span')
  const probe = document.createElement('span')
  around.style.display = 'none'
  around.style.colorScheme = mode
  around.append(probe)
  probe.style.color = text
  if (probe.style.color === '') return null
  document.body.append(around)
  try {
    // Mixing a colour with itself converts any colour space to sRGB; not every browser can mix.
    for (const value of [`color-mix(in srgb, ${text} 100%, ${text})`, text]) {
      probe.style.color = value
      const [one = '', other] = INHERITED.map(color => {
        around.style.color = color
        return getComputedStyle(probe).color
      })
      const color = one === other ? parseComputed(one) : null
      if (color) return color
    }
    return null
  } finally {
    around.remove()
  }
}
