export interface TokenAmountProps {
  readonly amount: string
  readonly symbol: string
}

/** An amount and its unit, in this order whatever the direction of the text around. */
export function TokenAmount({ amount, symbol }: TokenAmountProps) {
  return <bdi translate="no">{`${amount}\u00a0${symbol}`}</bdi>
}
