import { createCoinIcon } from '../../shared/createCoinIcon'
import { usdcIcon, usdtIcon } from '../../shared/dollarMarks'

/** Icons of native coins, by the symbol in the network's configuration. */
export const EVM_COIN_ICONS: Readonly<Record<string, string>> = {
  ETH: createCoinIcon(
    '#627eea',
    "<path d='m10 2.5 4.7 7.8-4.7 2.8-4.7-2.8z'/><path opacity='.7' d='m5.3 11.5 4.7 2.8 4.7-2.8L10 17.5z'/>",
  ),
}

/** Icons of tokens, by chain id and lower-case contract address. */
export const EVM_TOKEN_ICONS: Readonly<Record<string, string>> = {
  '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': usdcIcon,
  '10:0x0b2c639c533813f4aa9d7837caf62653d097ff85': usdcIcon,
  '137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359': usdcIcon,
  '8453:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': usdcIcon,
  '42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831': usdcIcon,
  '1:0xdac17f958d2ee523a2206206994597c13d831ec7': usdtIcon,
}
