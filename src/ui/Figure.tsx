import { styled } from 'styled-components'
import type { PartProps } from './PartProps'

export interface FigureProps extends PartProps {
  /** The part that counts, sign included: `$1,234`. */
  readonly whole: string
  /** The minor part with its point: `.56`. */
  readonly minor?: string | undefined
  /** A unit after a token amount. */
  readonly unit?: string | undefined
  /** 32 px, as the one figure of a view; otherwise in the size of the text around. */
  readonly large?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

const Base = styled.span<{ $large: boolean }>`
  white-space: nowrap;
  ${({ $large }) =>
    $large &&
    `display: block;
     white-space: normal;
     overflow-wrap: anywhere;
     font-size: var(--wm-font-size-32);
     line-height: var(--wm-line-32);
     font-weight: var(--wm-weight-semibold);
     letter-spacing: var(--wm-tracking-figure);`}
`

const Faint = styled.span`
  color: var(--wm-color-text-faint);
`

const Unit = styled(Faint)`
  font-size: var(--wm-font-size-20);
  line-height: 1;
  letter-spacing: -0.01em;
`

/** Money: the whole counts, the minor part and the unit are faint. Never mirrored. */
export function Figure({ whole, minor, unit, large = false, ...rest }: FigureProps) {
  return (
    <Base data-wm-part="figure" $large={large} {...rest}>
      <bdi>
        {whole}
        {minor && <Faint>{minor}</Faint>}
        {unit && (large ? <Unit> {unit}</Unit> : ` ${unit}`)}
      </bdi>
    </Base>
  )
}
