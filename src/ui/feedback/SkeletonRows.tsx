import { styled } from 'styled-components'
import { Skeleton } from './Skeleton'
import type { ElementProps } from '../layout/ElementProps'
import { VisuallyHidden } from '../layout/VisuallyHidden'

export interface SkeletonRowsProps extends ElementProps {
  readonly count: number
  /** Describes what is loading. */
  readonly label: string
  /** Rows of two lines with an amount. */
  readonly detailed?: boolean | undefined
  /** Each row starts with a round coin. */
  readonly coins?: boolean | undefined
}

const Line = styled.span`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  column-gap: 12px;
  align-items: center;
  min-block-size: var(--wm-size-row);
  padding: 8px 0;
`

const Words = styled.span`
  display: grid;
  gap: 8px;
`

const NAME_WIDTHS = ['88px', '112px', '72px', '96px']

/** The skeleton of a list, with the rows' real geometry so that nothing moves when data arrives. */
export function SkeletonRows({
  count,
  label,
  detailed = false,
  coins = false,
  ...rest
}: SkeletonRowsProps) {
  return (
    <div aria-busy="true" data-wm-part="skeletons" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Line key={index}>
          <Skeleton
            round
            width="40px"
            height="40px"
            style={coins ? { borderRadius: '50%' } : undefined}
          />
          <Words>
            <Skeleton width={NAME_WIDTHS[index % NAME_WIDTHS.length]} />
            {detailed && <Skeleton width="64px" />}
          </Words>
          {detailed && <Skeleton width="52px" />}
        </Line>
      ))}
    </div>
  )
}
