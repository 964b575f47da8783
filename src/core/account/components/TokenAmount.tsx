export interface TokenAmountProps {
  readonly amount: string
  readonly symbol: string
}

/** An amount with its symbol, isolated from the surrounding text direction. */
export function TokenAmount({ amount, symbol }: TokenAmountProps) {
  return <bdi translate="no">{`${amount}\u00a0${symbol}`}</bdi>
}
