import { FiatFigure } from '../../../core/account/components/FiatFigure'

/** The value of an amount, if known. */
export const SwapWorth = ({ value }: { readonly value: string | null }) =>
  value !== null && <FiatFigure value={value} />
