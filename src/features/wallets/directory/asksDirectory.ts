import type { OptionsState } from '../../../domain/options'

type Asked = Pick<OptionsState, 'hasWalletConnect' | 'wallets'>

/** Whether the host excludes wallets. */
export const excludesWallets = ({ wallets: { excludeWalletIds: ids } }: Asked): boolean =>
  !!ids?.length

/**
 * Whether the first list needs the directory: to offer wallets that are not installed, or to learn
 * which installed ones the host excludes.
 */
export const asksDirectory = (options: Asked): boolean =>
  options.hasWalletConnect || excludesWallets(options)
