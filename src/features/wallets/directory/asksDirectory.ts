import type { OptionsState } from '../../../domain/options'

type Asked = Pick<OptionsState, 'hasWalletConnect' | 'wallets'>

/** Some wallets are to be left out, whoever they are. */
export const excludesWallets = ({ wallets: { excludeWalletIds: ids } }: Asked): boolean =>
  !!ids?.length

/** The first list needs the directory: it offers wallets that are not here, or leaves some out that are. */
export const asksDirectory = (options: Asked): boolean =>
  options.hasWalletConnect || excludesWallets(options)
