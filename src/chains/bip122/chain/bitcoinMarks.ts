import { createCoinIcon } from '../../shared/createCoinIcon'

/** Icons of coins, by the symbol in the network's configuration. */
export const BITCOIN_ICONS: Readonly<Record<string, string>> = {
  BTC: createCoinIcon(
    '#f7931a',
    "<path fill='none' stroke='#fff' stroke-width='1.6' d='M6.7 5.7H11a2.1 2.1 0 0 1 0 4.3H8h3.5a2.2 2.2 0 0 1 0 4.4H6.7M8 5v10M9.2 3.5V6m2.2-2.5V6m-2.2 8v2.5m2.2-2.5v2.5'/>",
  ),
}
