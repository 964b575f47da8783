export interface CloudAccount {
    readonly address: string;
    readonly chainId: number | string;
    readonly caip2Network: string;
    readonly exp?: number;
    readonly appKitAccount?: Readonly<Record<string, unknown>>;
    readonly [more: string]: unknown;
}

export interface CloudAccountMethods {
    getSessionAccount(): Promise<CloudAccount>;
    setSessionAccountMetadata(metadata: object | null): Promise<void>;
}

export interface CloudSiwx extends SiwxConfig, CloudAccountMethods {
}

export interface CloudSiwxOptions extends SiwxSettings, CloudSiwxParts {
}

export interface CloudSiwxParts extends Omit<SiwxMessageOptions, 'getNonce'> {
    readonly baseUrl?: string;
}

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
    revokeAccounts?(namespace: Namespace, addresses: readonly string[], signal?: AbortSignal): Promise<void>;
    setSessions(sessions: readonly SiwxSession[]): Promise<void>;
    getSessions(chainId: CaipNetworkId, address: string, signal?: AbortSignal): Promise<readonly SiwxSession[]>;
    refresh?(): void;
    getRequired?(): boolean;
    readonly signOutOnDisconnect?: boolean;
    readonly urls?: readonly string[];
    signMessage?(input: {
        readonly message: string;
        readonly accountAddress: string;
        readonly chainId: CaipNetworkId;
    }): Promise<string>;
}

export declare class SiwxError extends Error {
    readonly name: 'SiwxError' | 'NetworkError';
    readonly code: SiwxFailure;
    constructor(code: SiwxFailure, message: string, options?: {
        cause?: unknown;
    });
}

export type SiwxFailure = 'FRAMED' | 'INVALID_FIELD' | 'INVALID_SIGNATURE' | 'UNREACHABLE' | 'NOT_AUTHENTICATED';

export interface SiwxHost {
    readonly projectId: string;
    readonly networks: readonly Network[];
    readonly storage: KeyValueStorage | undefined;
    readonly clientId: () => string | null;
    readonly sdkType?: string;
    readonly sdkVersion?: string;
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

export interface SiwxMessenger {
    createMessage(input: SiwxMessageInput, host: SiwxHost | undefined, signal?: AbortSignal): Promise<SiwxMessage>;
    isTextOf(message: string, fields: SiwxMessageFields): boolean | Promise<boolean>;
}

export interface SiwxOptions extends SiwxSettings, Partial<SiwxParts> {
    readonly signMessage?: NonNullable<SiwxConfig['signMessage']>;
}

export interface SiwxParts {
    readonly messenger: SiwxMessenger;
    readonly verifiers: readonly SiwxVerifier[];
    readonly storage: SiwxStorage;
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

export interface SiwxStorage {
    attach?(host: SiwxHost): void;
    add(session: SiwxSession): Promise<void>;
    set(sessions: readonly SiwxSession[]): Promise<void>;
    get(caipNetworkId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>;
    delete(caipNetworkId: CaipNetworkId, address: string): Promise<void>;
}

export interface SiwxVerifier {
    readonly namespace: string;
    verify(session: SiwxSession, host: SiwxHost | undefined, signal?: AbortSignal): Promise<boolean>;
}

export interface SiwxWallet {
    readonly type: 'walletconnect' | 'extension' | 'unknown';
    readonly name?: string;
    readonly icon?: string;
}

export declare const bitcoinVerifier: () => SiwxVerifier;

export declare function cloudSiwx(options?: CloudSiwxOptions): CloudSiwx;

export declare const cosmosVerifier: () => SiwxVerifier;

export declare const evmVerifier: () => SiwxVerifier;

export declare function fromSiweConfig(siweConfig: SiweConfig): SiwxConfig;

export declare const informalMessenger: (options?: InformalMessageOptions) => SiwxMessenger;

export declare function localSiwx(options?: LocalSiwxOptions): SiwxConfig;

export declare const localSiwxStorage: (key?: string) => SiwxStorage;

export declare const memorySiwxStorage: () => SiwxStorage;

export declare const polkadotVerifier: () => SiwxVerifier;

export declare function serverSiwx(options: ServerSiwxOptions): SiwxConfig;

export declare const sessionSiwxStorage: (key?: string) => SiwxStorage;

export declare function siwx({ signMessage, ...options }?: SiwxOptions): SiwxConfig;

export declare const solanaVerifier: () => SiwxVerifier;

export declare const standardMessenger: (options?: SiwxMessageOptions) => SiwxMessenger;
