import { styled } from 'styled-components'
import type { IconShape } from '../media/Icon'
import { Tile } from '../media/Tile'

const Item = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 14px;
  padding-block: 10px;
`

const Title = styled.h3`
  font-weight: var(--wm-weight-semibold);
`

const Text = styled.p`
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

interface Topic {
  readonly icon: IconShape
  readonly title: string
  readonly text: string
}

/** A few things to know, each with a picture and a title. */
export function Topics({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <ul role="list">
      {topics.map(({ icon, title, text }) => (
        <Item key={title}>
          <Tile icon={icon} />
          <div>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </div>
        </Item>
      ))}
    </ul>
  )
}
