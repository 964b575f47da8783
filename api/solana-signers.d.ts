export interface KitParts<Address> {
    readonly address: (text: string) => Address;
    readonly getTransactionEncoder: () => {
        encode(transaction: never): unknown;
    };
    readonly getTransactionDecoder: () => {
        decode(bytes: Uint8Array): object;
    };
}

export interface KitSigner<Address> {
    readonly address: Address;
    readonly modifyAndSignTransactions: (transactions: readonly object[]) => Promise<readonly never[]>;
    readonly signAndSendTransactions: (transactions: readonly object[]) => Promise<readonly never[]>;
    readonly signMessages: (messages: readonly {
        readonly content: Uint8Array;
    }[]) => Promise<readonly never[]>;
}

export interface Web3Parts<Key> {
    readonly PublicKey: new (address: string) => Key;
    readonly Transaction: {
        from(bytes: Uint8Array): LegacyTransaction;
    };
    readonly VersionedTransaction: {
        deserialize(bytes: Uint8Array): VersionedTransaction;
    };
}

export interface Web3Signer<Key> {
    readonly publicKey: Key;
    signTransaction<T extends Web3Transaction>(transaction: T): Promise<T>;
    signAllTransactions<T extends Web3Transaction>(transactions: T[]): Promise<T[]>;
    signMessage(message: Uint8Array): Promise<Uint8Array>;
    sendTransaction(transaction: Web3Transaction): Promise<string>;
}

export declare function createKitSigner<Address extends string>(store: HostStore, kit: KitParts<Address>, modalKey?: string): Promise<KitSigner<Address>>;

export declare function createWeb3Signer<Key>(store: HostStore, web3: Web3Parts<Key>, modalKey?: string): Promise<Web3Signer<Key>>;
