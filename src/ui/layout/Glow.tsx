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
const MUD = { from: 60, to: 100 } as const

function outOfMud(hue: number): number {
  if (hue <= MUD.from || hue >= MUD.to) return hue
  return hue < (MUD.from + MUD.to) / 2 ? MUD.from : MUD.to
}

/** The account's colours behind the top of the card; must be the card's first child. */
export function Glow({ hues }: GlowProps) {
  const [a, b, c] = hues
  const calm: Hues = [outOfMud(a), outOfMud(b), outOfMud(c)]
  return <Base aria-hidden="true" data-wm-part="glow" style={hueStyle(calm)} />
}
