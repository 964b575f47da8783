import { createCoinIcon } from './createCoinIcon'

/** Icon of USDC. */
export const usdcIcon = createCoinIcon(
  '#2775ca',
  "<path fill='none' stroke='#fff' stroke-width='1.3' stroke-linecap='round' d='M12.2 8c-.3-2-4.4-2-4.4 0s4.5 2 4.5 4-4.3 2-4.6 0M10 5.2v1.2m0 7.2v1.2M7.5 4a6.5 6.5 0 0 0 0 12m5-12a6.5 6.5 0 0 1 0 12'/>",
)

/** Icon of USDT. */
export const usdtIcon = createCoinIcon(
  '#26a17b',
  "<path d='M5.5 5h9v2h-3.4v8H8.9V7H5.5z'/><path fill='none' stroke='#fff' d='M4.5 9.5a5.5 1.5 0 0 0 11 0 5.5 1.5 0 0 0-11 0'/>",
)
