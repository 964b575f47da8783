import { styled } from 'styled-components'

/** Path data on a 20-px grid; a second path has a heavier stroke, for dots. */
export type IconShape = string | readonly [thin: string, heavy: string]

export interface IconProps {
  readonly icon: IconShape
  readonly size?: 16 | 20 | 24 | 28 | undefined
  /** Mirrors the icon in right-to-left pages; for icons that point along the reading direction. */
  readonly mirror?: boolean | undefined
  readonly strokeWidth?: number | undefined
  readonly className?: string | undefined
}

const Drawing = styled.svg<{ $size: number; $mirror: boolean; $stroke: number }>`
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: ${({ $stroke }) => $stroke};
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $mirror }) => $mirror && '&:dir(rtl) { transform: scaleX(-1); }'}
`

/** A decorative icon, always hidden from assistive technology; the text is beside it. */
export function Icon({ icon, size = 20, mirror = false, strokeWidth, className }: IconProps) {
  const [thin, heavy] = typeof icon === 'string' ? [icon, ''] : icon
  return (
    <Drawing
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      data-wm-part="icon"
      className={className}
      $size={size}
      $mirror={mirror}
      $stroke={strokeWidth ?? (size === 16 ? 1.75 : 1.5)}
    >
      {thin && <path d={thin} />}
      {heavy && <path d={heavy} strokeWidth={2.2} />}
    </Drawing>
  )
}
