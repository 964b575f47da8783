import type { CSSProperties } from 'react'

/** Three hues of one account, 0–360. */
export type Hues = readonly [a: number, b: number, c: number]

/** Returns an account's hues as CSS custom properties. */
export function hueStyle([a, b, c]: Hues): CSSProperties {
  return {
    ['--a' as keyof CSSProperties]: a,
    ['--b' as keyof CSSProperties]: b,
    ['--c' as keyof CSSProperties]: c,
  }
}
