import { FiatFigure } from '../../account/components/FiatFigure'

/** What an amount is worth; nothing where nobody knows. */
export const SwapWorth = ({ value }: { readonly value: string | null }) =>
  value !== null && <FiatFigure value={value} />
