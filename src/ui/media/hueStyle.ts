import type { CSSProperties } from 'react'

/** Three hues of one account, 0–360. */
export type Hues = readonly [a: number, b: number, c: number]

/** Hands an account's hues to the style sheet. */
export function hueStyle([a, b, c]: Hues): CSSProperties {
  return {
    ['--a' as keyof CSSProperties]: a,
    ['--b' as keyof CSSProperties]: b,
    ['--c' as keyof CSSProperties]: c,
  }
}
