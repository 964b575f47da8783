export interface AccountSession extends SmartSession {
    readonly account: CaipAddress;
    readonly status: SmartSessionStatus;
}

export interface ArgumentCondition {
    readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN';
    readonly value: `0x${string}`;
}

export interface ContractCallPermission {
    readonly type: 'contract-call';
    readonly data: {
        readonly address: `0x${string}`;
        readonly abi: readonly Readonly<Record<string, unknown>>[];
        readonly functions: readonly {
            readonly functionName: string;
            readonly args?: readonly ArgumentCondition[];
            readonly valueLimit?: `0x${string}`;
            readonly operation?: 'Call' | 'DelegateCall';
        }[];
    };
}

export interface GrantedPermissions {
    readonly permissions: readonly SessionRule[];
    readonly context: string;
    readonly expiry: number;
    readonly address: string;
    readonly chainId: `0x${string}`;
    readonly delegation?: SessionDelegation;
}

export interface NativeAllowancePermission {
    readonly type: 'native-token-recurring-allowance';
    readonly data: {
        readonly allowance: `0x${string}`;
        readonly start: number;
        readonly period: number;
    };
}

export interface PermissionsRequest {
    readonly chainId: `0x${string}`;
    readonly address?: `0x${string}`;
    readonly expiry: number;
    readonly signer: {
        readonly type: 'keys';
        readonly data: {
            readonly keys: readonly SessionKey[];
        };
    };
    readonly permissions: readonly [
        SessionPermission,
        ...SessionPermission[]
    ];
    readonly policies: readonly SessionRule[];
}

export interface SessionKey {
    readonly type: 'secp256k1' | 'secp256r1';
    readonly publicKey: `0x${string}`;
}

export type SessionPermission = ContractCallPermission | NativeAllowancePermission | TokenAllowancePermission;

export interface SessionRule {
    readonly type: string;
    readonly data: Readonly<Record<string, unknown>>;
}

export interface SmartSession {
    readonly project: {
        readonly id: string;
        readonly name: string;
        readonly url?: string | undefined;
        readonly iconUrl?: string | undefined;
    };
    readonly pci: string;
    readonly expiry: number;
    readonly createdAt: number;
    readonly permissions: readonly SessionRule[];
    readonly policies: readonly SessionRule[];
    readonly context: `0x${string}` | null;
    readonly revokedAt?: number | undefined;
}

export type SmartSessionStatus = 'active' | 'expired' | 'revoked' | 'unfinished';

export interface SmartSessions {
    grantPermissions(request: PermissionsRequest): Promise<Outcome<GrantedPermissions>>;
    getSessions(): Promise<Outcome<readonly AccountSession[]>>;
    revokePermissions(context: string): Promise<Outcome>;
}

export interface TokenAllowancePermission {
    readonly type: 'erc20-recurring-allowance';
    readonly data: NativeAllowancePermission['data'] & {
        readonly token: `0x${string}`;
    };
}

export declare const createSmartSessions: (store: HostStore, modalKey?: string) => SmartSessions;

export declare function useSmartSessions(where?: StoreProps): SmartSessions;
