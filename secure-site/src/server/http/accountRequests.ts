import * as v from 'valibot'
import { StoreShares } from './requests'
import type {
  DeleteAccountRequest,
  RecoverySeal,
  RemoveRecoveryRequest,
  SetRecoveryRequest,
} from '../../shared/recovery'

const Base64url = v.pipe(v.string(), v.regex(/^[-\w]+$/))
const Share = v.pipe(Base64url, v.maxLength(512))
const count = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const MIB = 1024

/** At least as strong as OWASP recommends, and no more than a phone can handle. */
const Seal: v.GenericSchema<unknown, RecoverySeal> = v.variant('method', [
  v.object({
    method: v.literal('passkey'),
    credentialId: v.pipe(Base64url, v.maxLength(1400)),
    salt: v.pipe(Base64url, v.length(43)),
  }),
  v.object({
    method: v.literal('password'),
    salt: v.pipe(Base64url, v.length(22)),
    memoryKib: count(19 * MIB, 256 * MIB),
    passes: count(2, 10),
    lanes: count(1, 4),
  }),
])

const Proof = v.pipe(v.string(), v.regex(/^[-\w]*$/), v.maxLength(100))

/** Request bodies of `/api/account`; see `shared/recovery.ts`. */
export const SetRecovery: v.GenericSchema<unknown, SetRecoveryRequest> = v.object({
  loginShare: Share,
  recoveryShare: Share,
  seal: Seal,
  proof: Proof,
})
export const RemoveRecovery: v.GenericSchema<unknown, RemoveRecoveryRequest> = v.intersect([
  StoreShares,
  v.object({ recoveryShare: Share, proof: Proof }),
])
export const DeleteAccount: v.GenericSchema<unknown, DeleteAccountRequest> = v.object({
  confirmation: v.literal('DELETE'),
  proof: Proof,
})
/** The seal as stored in a text column. */
export const StoredSeal: v.GenericSchema<unknown, RecoverySeal> = v.pipe(
  v.string(),
  v.parseJson(),
  Seal,
)
