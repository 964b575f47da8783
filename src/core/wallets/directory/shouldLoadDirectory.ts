import type { OptionsState } from '../../../domain/options'

type DirectoryOptions = Pick<OptionsState, 'hasWalletConnect' | 'wallets'>

/** Whether the host excludes wallets. */
export const hasExcludedWallets = ({
  wallets: { excludeWalletIds: ids },
}: DirectoryOptions): boolean => !!ids?.length

/**
 * Whether the first list needs the directory: to offer wallets that are not installed, or to learn
 * which installed ones the host excludes.
 */
export const shouldLoadDirectory = (options: DirectoryOptions): boolean =>
  options.hasWalletConnect || hasExcludedWallets(options)
