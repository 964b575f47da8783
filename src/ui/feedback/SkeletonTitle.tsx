import { styled } from 'styled-components'
import { Skeleton } from './Skeleton'

const Base = styled(Skeleton)`
  margin-block: 3px 5px;
`

/** The place of the line that names the rows under it. */
export function SkeletonTitle() {
  return <Base width="72px" />
}
