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
  opacity: 0.16;
  pointer-events: none;
  background:
    radial-gradient(60% 100% at 22% 0%, hsl(var(--b) 88% 64%), transparent 70%),
    radial-gradient(60% 100% at 82% 0%, hsl(var(--c) 84% 62%), transparent 70%),
    radial-gradient(70% 80% at 50% 0%, hsl(var(--a) 82% 62%), transparent 72%);
  mask-image: linear-gradient(#000, transparent);
  animation: ${appear} var(--wm-motion-view) var(--wm-ease-out);
  @media (forced-colors: active) {
    display: none;
  }
`

/** The account's colours behind the top of the card; the first child of the card. */
export function Glow({ hues }: GlowProps) {
  return <Base aria-hidden="true" data-wm-part="glow" style={hueStyle(hues)} />
}
