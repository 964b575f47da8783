import { styled } from 'styled-components'
import { hueStyle, type Hues } from './hueStyle'
import type { ElementProps } from '../layout/ElementProps'
import { Picture } from './Picture'

export interface AvatarProps extends ElementProps {
  /** Three hues, 0–360, derived from the address. */
  readonly hues: Hues
  readonly size?: 24 | 40 | 64 | undefined
  /** The owner's picture, drawn over the gradient once it has loaded. */
  readonly src?: string | null | undefined
}

const Base = styled.span<{ $size: 24 | 40 | 64 }>`
  display: block;
  flex: none;
  overflow: hidden;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  background:
    radial-gradient(90% 90% at 18% 12%, hsl(var(--b) 88% 74%), transparent 62%),
    radial-gradient(90% 90% at 90% 82%, hsl(var(--c) 84% 66%), transparent 64%),
    hsl(var(--a) 82% 62%);
  box-shadow: inset 0 0 0 1px var(--wm-color-edge);
  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`

/**
 * An account's avatar: round, and the same for an account everywhere. The name is shown beside it.
 */
export function Avatar({ hues, size = 64, src, style, ...rest }: AvatarProps) {
  return (
    <Base
      aria-hidden="true"
      data-wm-part="avatar"
      style={{ ...style, ...hueStyle(hues) }}
      $size={size}
      {...rest}
    >
      {src && <Picture key={src} src={src} />}
    </Base>
  )
}
