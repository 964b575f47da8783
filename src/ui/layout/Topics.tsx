import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { IconShape } from '../media/Icon'
import { Tile } from '../media/Tile'

const Drawing = styled.div`
  display: grid;
  place-items: center;
  padding: 8px 0 14px;
`

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

interface TopicsProps {
  /** One of the illustrations. */
  readonly drawing: ReactNode
  readonly topics: readonly Topic[]
}

/** A drawing followed by a few topics, each with an icon and a title. */
export function Topics({ drawing, topics }: TopicsProps) {
  return (
    <>
      <Drawing>{drawing}</Drawing>
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
    </>
  )
}
