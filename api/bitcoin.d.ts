export interface BitcoinAccountAddress {
    readonly address: string;
    readonly purpose: AccountType;
    readonly publicKey?: string;
    readonly path?: string;
}

export interface BitcoinProvider {
    getAccountAddresses(): Promise<readonly BitcoinAccountAddress[]>;
    signMessage(request: {
        readonly message: string;
        readonly address?: string;
        readonly protocol?: MessageProtocol;
    }): Promise<string>;
    signPSBT(request: {
        readonly psbt: string;
        readonly signInputs: readonly {
            readonly address: string;
            readonly index: number;
        }[];
        readonly broadcast?: boolean;
    }): Promise<{
        readonly psbt: string;
        readonly txid?: string;
    }>;
    buildTransfer(request: BitcoinTransferRequest): Promise<BitcoinTransfer>;
    sendTransfer(request: BitcoinTransferRequest | BitcoinTransfer): Promise<string>;
    switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>;
}

export interface BitcoinTransfer {
    readonly psbt: string;
    readonly caipNetworkId: CaipNetworkId;
    readonly from: string;
    readonly recipient: string;
    readonly amount: string;
    readonly fee: string;
    readonly change: string;
    readonly feeRate: number;
    readonly inputs: readonly BitcoinTransferPart[];
    readonly outputs: readonly BitcoinTransferPart[];
}

export interface BitcoinTransferPart {
    readonly address: string;
    readonly amount: string;
}

export interface BitcoinTransferRequest {
    readonly amount: string | number | bigint;
    readonly recipient: string;
}

export declare function bitcoin(): ChainAdapterDescriptor;

export declare const bitcoinMainnet: NetworkInput;

export declare const bitcoinTestnet: NetworkInput;
