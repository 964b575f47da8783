import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { TokenTile } from './TokenTile'

const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-block: 4px 16px;
  text-align: center;
`

const Amount = styled.p`
  font-size: var(--wm-font-size-20);
  line-height: 24px;
  font-weight: var(--wm-weight-semibold);
  overflow-wrap: anywhere;
`

interface AmountHeadProps {
  readonly symbol: string
  readonly caipNetworkId: CaipNetworkId
  /** The amount, with its symbol. */
  readonly children: ReactNode
  readonly 'data-testid'?: string
}

/** What is to be paid, above its terms. */
export function AmountHead({
  symbol,
  caipNetworkId,
  children,
  'data-testid': testId,
}: AmountHeadProps) {
  return (
    <Head>
      <TokenTile symbol={symbol} caipNetworkId={caipNetworkId} />
      <Amount data-testid={testId}>{children}</Amount>
    </Head>
  )
}
