export interface InformalMessageOptions extends SiwxMessageOptions {
    readonly withoutNamespace?: boolean;
}

export interface LocalSiwxOptions extends SiwxSettings, InformalMessageOptions {
}

export interface SiwxCacao {
    readonly h: {
        readonly t: string;
    };
    readonly p: Readonly<Record<string, unknown>>;
    readonly s: {
        readonly t: string;
        readonly s: string;
        readonly m?: string;
    };
}

export interface SiwxConfig {
    attach?(host: SiwxHost): void;
    createMessage(input: SiwxMessageInput, signal?: AbortSignal): Promise<SiwxMessage>;
    addSession(session: SiwxSession, wallet?: SiwxWallet): Promise<void>;
    revokeSession(chainId: CaipNetworkId, address: string): Promise<void>;
    setSessions(sessions: readonly SiwxSession[]): Promise<void>;
    getSessions(chainId: CaipNetworkId, address: string, signal?: AbortSignal): Promise<readonly SiwxSession[]>;
    getRequired?(): boolean;
    readonly signOutOnDisconnect?: boolean;
    signMessage?(input: {
        readonly message: string;
        readonly accountAddress: string;
        readonly chainId: CaipNetworkId;
    }): Promise<string>;
}

export interface SiwxHost {
    readonly projectId: string;
    readonly networks: readonly Network[];
    readonly storage: KeyValueStorage | undefined;
    readonly clientId: () => string | null;
    readonly activeCaipNetworkId: () => CaipNetworkId | null;
}

export interface SiwxMessage extends SiwxMessageFields {
    toString(): string;
}

export interface SiwxMessageFields {
    readonly accountAddress: string;
    readonly chainId: CaipNetworkId;
    readonly domain: string;
    readonly uri: string;
    readonly version: string;
    readonly nonce: string;
    readonly statement?: string;
    readonly issuedAt?: string;
    readonly expirationTime?: string;
    readonly notBefore?: string;
    readonly requestId?: string;
    readonly resources?: readonly string[];
}

export interface SiwxMessageInput {
    readonly accountAddress: string;
    readonly chainId: CaipNetworkId;
    readonly notBefore?: string;
}

export interface SiwxMessageOptions {
    readonly statement?: string;
    readonly resources?: readonly string[];
    readonly requestId?: string;
    readonly getNonce?: (input: SiwxMessageInput) => Promise<string> | string;
    readonly expiresInMs?: number | null;
    readonly allowFramed?: boolean;
}

export interface SiwxSession {
    readonly data: SiwxMessageFields;
    readonly message: string;
    readonly signature: string;
    readonly publicKey?: string;
    readonly cacao?: SiwxCacao;
}

export interface SiwxSettings {
    readonly required?: boolean;
    readonly signOutOnDisconnect?: boolean;
}

export interface SiwxWallet {
    readonly type: 'walletconnect' | 'extension' | 'unknown';
    readonly name?: string;
    readonly icon?: string;
}

export declare function localSiwx(options?: LocalSiwxOptions): SiwxConfig;
