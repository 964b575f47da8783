import { styled } from 'styled-components'
import { Bone } from './Bone'
import type { PartProps } from './PartProps'
import { VisuallyHidden } from './VisuallyHidden'

export interface BoneRowsProps extends PartProps {
  readonly count: number
  /** Says what is being waited for. */
  readonly label: string
  /** Rows of two lines with an amount. */
  readonly detailed?: boolean | undefined
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

/** A list that is still coming: rows of the real geometry, so that the change to data moves nothing. */
export function BoneRows({ count, label, detailed = false, ...rest }: BoneRowsProps) {
  return (
    <div aria-busy="true" data-wm-part="bone-rows" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Line key={index}>
          <Bone round width="40px" height="40px" />
          <Words>
            <Bone width={NAME_WIDTHS[index % NAME_WIDTHS.length]} />
            {detailed && <Bone width="64px" />}
          </Words>
          {detailed && <Bone width="52px" />}
        </Line>
      ))}
    </div>
  )
}
