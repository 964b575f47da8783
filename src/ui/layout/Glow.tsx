import { keyframes, styled } from 'styled-components'
import { hueStyle, type Hues } from '../media/hueStyle'

export interface GlowProps {
  readonly hues: Hues
}

const appear = keyframes`from { opacity: 0; }`

const Base = styled.span`
  position: absolute;
  inset: 0 0 auto;
  block-size: 200px;
  opacity: 0.22;
  pointer-events: none;
  background:
    radial-gradient(60% 100% at 22% 0%, hsl(var(--b) 60% 55%), transparent 70%),
    radial-gradient(60% 100% at 82% 0%, hsl(var(--c) 60% 55%), transparent 70%),
    radial-gradient(70% 80% at 50% 0%, hsl(var(--a) 60% 55%), transparent 72%);
  mask-image: linear-gradient(#000, transparent);
  animation: ${appear} var(--wm-motion-view) var(--wm-ease-out);
  @media (forced-colors: active) {
    display: none;
  }
`

/** Yellow and lime look muddy on a dark card. */
const MUDDY_HUES = { from: 60, to: 100 } as const

function avoidMuddyHue(hue: number): number {
  if (hue <= MUDDY_HUES.from || hue >= MUDDY_HUES.to) return hue
  return hue < (MUDDY_HUES.from + MUDDY_HUES.to) / 2 ? MUDDY_HUES.from : MUDDY_HUES.to
}

/** The account's colours behind the top of the card; must be the card's first child. */
export function Glow({ hues }: GlowProps) {
  const [a, b, c] = hues
  const calm: Hues = [avoidMuddyHue(a), avoidMuddyHue(b), avoidMuddyHue(c)]
  return <Base aria-hidden="true" data-wm-part="glow" style={hueStyle(calm)} />
}
