import { styled } from 'styled-components'
import { Bone } from './Bone'

const Base = styled(Bone)`
  margin-block: 12px 8px;
`

/** The place of the line that names the rows under it. */
export function BoneTitle() {
  return <Base width="72px" />
}
