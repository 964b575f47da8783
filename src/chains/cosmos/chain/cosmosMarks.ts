import { createCoinIcon } from '../../shared/createCoinIcon'

/** Icons of coins, by the symbol in the network's configuration. */
export const COSMOS_ICONS: Readonly<Record<string, string>> = {
  ATOM: createCoinIcon(
    '#2e3148',
    "<g fill='none' stroke='#fff'><ellipse id='a' cx='10' cy='10' rx='7' ry='2.6'/><use href='#a' transform='rotate(60 10 10)'/><use href='#a' transform='rotate(120 10 10)'/></g><circle cx='10' cy='10' r='1.2'/>",
  ),
}
