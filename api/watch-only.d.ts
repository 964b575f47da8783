export interface HostWatchOnly {
    readonly isWatchOnly: boolean;
    readonly isPending: boolean;
    readonly watch: (addressOrName: string) => Promise<Outcome>;
    readonly cancel: () => void;
    readonly stop: () => void;
}

export interface WatchOnlyDescriptor {
    readonly kind: 'watchOnly';
    fetchWallets?(): Promise<unknown>;
    load(): Promise<WatchOnlyOver>;
}

export type WatchOnlyOver = (wallets: WalletSource, ports: ChainAdapterPorts) => WalletSource;

export declare function useWatchOnly({ namespace, ...where }?: NamespaceOption): HostWatchOnly;

export declare function watchOnly(): WatchOnlyDescriptor;
