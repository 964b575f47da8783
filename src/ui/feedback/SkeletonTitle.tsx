import { styled } from 'styled-components'
import { Skeleton } from './Skeleton'

interface SkeletonTitleProps {
  /** It begins the list, whose title then has no room above. */
  readonly first?: boolean
}

const Base = styled(Skeleton)<{ $first: boolean }>`
  margin-block: ${({ $first }) => ($first ? '3px 5px' : '12px 8px')};
`

/** The place of the line that names the rows under it. */
export function SkeletonTitle({ first = false }: SkeletonTitleProps) {
  return <Base width="72px" $first={first} />
}
