import { styled } from 'styled-components'
import { Skeleton } from './Skeleton'

interface SkeletonTitleProps {
  /** Starts the list, so its title has no space above. */
  readonly first?: boolean
}

const Base = styled(Skeleton)<{ $first: boolean }>`
  margin-block: ${({ $first }) => ($first ? '3px 5px' : '12px 8px')};
`

/** The skeleton of a section title. */
export function SkeletonTitle({ first = false }: SkeletonTitleProps) {
  return <Base width="72px" $first={first} />
}
