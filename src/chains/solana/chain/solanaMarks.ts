import { createCoinIcon } from '../../shared/createCoinIcon'
import { usdcIcon, usdtIcon } from '../../shared/dollarMarks'

/** Icons of native coins, by the symbol in the network's configuration. */
export const SOLANA_COIN_ICONS: Readonly<Record<string, string>> = {
  SOL: createCoinIcon(
    '#2b2540',
    "<path fill='#3fdca0' d='M6.5 5h8.5l-2 2H4.5z'/><path fill='#7fa6f0' d='M5 9h8.5l2 2H7z'/><path fill='#a96bf5' d='M6.5 13h8.5l-2 2H4.5z'/>",
  ),
}

/** Icons of tokens, by mint address. */
export const SOLANA_TOKEN_ICONS: Readonly<Record<string, string>> = {
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: usdcIcon,
  Es9vMFrzaCERmJfrF4H2FYD4KCoNk11McCe8BenwNYB: usdtIcon,
}
