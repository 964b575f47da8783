import { styled } from 'styled-components'
import { FiatFigure } from './FiatFigure'

const Worth = styled.span`
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text);
`

/** What a holding is worth, at the end of its row. */
export function TokenValue({ value }: { readonly value: number }) {
  return (
    <Worth>
      <FiatFigure value={value} />
    </Worth>
  )
}
