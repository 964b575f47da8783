export type CaipNetworkId = `${Namespace}:${string}`;

export interface CookieAccount {
    readonly namespace: Namespace;
    readonly address: string;
    readonly caipNetworkId: CaipNetworkId;
    readonly connectorId: string;
}

export interface CookieSession {
    readonly caipNetworkId: CaipNetworkId;
    readonly accounts: readonly CookieAccount[];
}

export interface HostStore {
    getState(): unknown;
    dispatch(action: UnknownAction): unknown;
    subscribe(listener: () => void): () => void;
}

export type Namespace = keyof typeof FAMILIES;

export declare function cookieToSession(cookieHeader: string | null | undefined, modalKey?: string): CookieSession | null;

export declare function syncSessionCookie(store: HostStore, session?: CookieSession | null, modalKey?: string): void;
