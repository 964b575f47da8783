import { createCoinIcon } from '../../shared/createCoinIcon'

/** Icons of coins, by the symbol in the network's configuration. */
export const POLKADOT_ICONS: Readonly<Record<string, string>> = {
  DOT: createCoinIcon(
    '#e6007a',
    "<circle cx='10' cy='10' r='5' fill='none' stroke='#fff' stroke-width='3.4' stroke-linecap='round' stroke-dasharray='.01 5.226'/>",
  ),
}
