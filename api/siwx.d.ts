export interface InformalMessageOptions extends SiwxMessageOptions {
    readonly withoutNamespace?: boolean;
}

export interface LocalSiwxOptions extends SiwxSettings, InformalMessageOptions {
}

export interface ServerSession {
    readonly address: string;
    readonly chainId: string | number;
    readonly expirationTime?: string;
}

export interface ServerSiwxFunctions {
    getNonce(input: SiwxMessageInput): Promise<string>;
    createMessage?(fields: SiwxMessageFields): Promise<string> | string;
    verify(session: SiwxSession): Promise<boolean>;
    getSession(): Promise<ServerSession | null>;
    signOut(): Promise<unknown>;
}

export interface ServerSiwxOptions extends SiwxSettings, ServerSiwxParts {
}

export interface ServerSiwxParts extends ServerSiwxFunctions, Omit<SiwxMessageOptions, 'getNonce'> {
}

export interface SiweConfig {
    readonly enabled?: boolean;
    readonly required?: boolean;
    readonly nonceRefetchIntervalMs?: number;
    readonly sessionRefetchIntervalMs?: number;
    readonly signOutOnAccountChange?: boolean;
    readonly signOutOnDisconnect?: boolean;
    readonly signOutOnNetworkChange?: boolean;
    getNonce(address?: string): Promise<string>;
    getMessageParams?(): Promise<SiweMessageParams> | SiweMessageParams;
    createMessage(args: SiweMessageArgs): string;
    verifyMessage(given: SiweVerification): Promise<boolean>;
    getSession(): Promise<SiweSession | null>;
    signOut(): Promise<boolean>;
    onSignIn?(session?: SiweSession): void;
    onSignOut?(): void;
}

export interface SiweMessageArgs extends SiweMessageParams {
    readonly chainId: number;
    readonly address: string;
    readonly nonce: string;
    readonly version: '1';
    readonly iat: string;
}

export interface SiweMessageParams {
    readonly domain: string;
    readonly uri: string;
    readonly chains?: readonly number[];
    readonly statement?: string;
    readonly exp?: string;
    readonly nbf?: string;
    readonly iat?: string;
    readonly requestId?: string;
    readonly resources?: readonly string[];
}

export interface SiweSession {
    readonly address: string;
    readonly chainId: number;
}

export interface SiweVerification {
    readonly message: string;
    readonly signature: string;
    readonly data?: unknown;
    readonly cacao?: unknown;
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

export declare function fromSiweConfig(siweConfig: SiweConfig): SiwxConfig;

export declare function localSiwx(options?: LocalSiwxOptions): SiwxConfig;

export declare function serverSiwx(options: ServerSiwxOptions): SiwxConfig;
