import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'
import { RollingFigure } from './RollingFigure'

export interface FigureProps extends ElementProps {
  /** The integer part with its sign: `$1,234`. */
  readonly whole: string
  /** The fraction with its point: `.56`. */
  readonly minor?: string | undefined
  /** The previous parts: changed digits roll to their new value. */
  readonly was?: { readonly whole: string; readonly minor?: string | undefined } | undefined
  /** A unit after a token amount. */
  readonly unit?: string | undefined
  /**
   * 32 px for the main figure of a view, shrunk to fit one line; otherwise the surrounding text's
   * size.
   */
  readonly large?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

/** The most characters on a line of the narrowest card, in the text's size and in the large one. */
const LINE = 24
const LARGE_LINE = 15

const Base = styled.span<{ $large: boolean; $long: boolean }>`
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};
  overflow-wrap: anywhere;
  ${({ $large, $long }) =>
    $large &&
    `display: block;
     white-space: normal;
     font-size: var(--wm-font-size-${$long ? 20 : 32});
     font-size: min(var(--wm-font-size-${$long ? 20 : 32}), 13cqi);
     line-height: var(--wm-line-32);
     font-weight: var(--wm-weight-semibold);
     letter-spacing: var(--wm-tracking-figure);`}
`

const Faint = styled.span`
  color: var(--wm-color-text-faint);
`

const Unit = styled(Faint).attrs({ as: 'bdi' })`
  font-size: var(--wm-font-size-20);
  line-height: 1;
  letter-spacing: -0.01em;
`

/** An amount with a faint fraction and unit. Never mirrored. */
export function Figure({ whole, minor, was, unit, large = false, ...rest }: FigureProps) {
  const length = whole.length + (minor?.length ?? 0) + (unit?.length ?? 0)
  return (
    <Base
      data-wm-part="figure"
      translate="no"
      $large={large}
      $long={length > (large ? LARGE_LINE : LINE)}
      {...rest}
    >
      <bdi translate="no">
        <span>{was ? <RollingFigure before={was.whole} after={whole} /> : whole}</span>
        {minor && (
          <Faint>{was?.minor ? <RollingFigure before={was.minor} after={minor} /> : minor}</Faint>
        )}
        {unit && <span> </span>}
        {unit && (large ? <Unit>{unit}</Unit> : <bdi translate="no">{unit}</bdi>)}
      </bdi>
    </Base>
  )
}
