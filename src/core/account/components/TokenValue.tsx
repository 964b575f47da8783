import { styled } from 'styled-components'
import { FiatFigure } from './FiatFigure'

const Worth = styled.span`
  font-weight: var(--wm-weight-medium);
  color: var(--wm-color-text);
`

/** The fiat value at the end of a token's row. */
export function TokenValue({ value }: { readonly value: number }) {
  return (
    <Worth>
      <FiatFigure value={value} />
    </Worth>
  )
}
