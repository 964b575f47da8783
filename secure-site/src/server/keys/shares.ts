import * as v from 'valibot'
import { tellOwner } from '../account/tellOwner'
import { StoredSeal } from '../http/accountRequests'
import { ApiRefusal } from '../http/apiRefusal'
import { recoveryMail } from '../mail/recoveryMail'
import { methodContext, sealContext } from './sealContexts'
import type { LoginShareAnswer, RecoverAnswer, StoreSharesRequest } from '../../shared/api'
import type { RecoverySeal } from '../../shared/recovery'
import type { Session } from '../login/sessions'
import type { Site } from '../site'
import type { Database } from '../store/openDatabase'
import type { SealedShare } from './keySealer'

/** Shares are returned for recovery only this soon after a code was entered. */
const RECOVERY_MS = 5 * 60_000

const isSameAddress = (one: string | null, other: string) =>
  // Capitals in an EVM address are only a checksum.
  one?.toLowerCase() === other.toLowerCase()

/**
 * Fixes the addresses with a user's first split, and locks the user's row until the transaction
 * ends.
 */
async function fixAddresses(
  db: Database,
  userId: string,
  addresses: StoreSharesRequest['addresses'],
): Promise<void> {
  await db
    .updateTable('users')
    .set({ eip155_address: addresses.eip155, solana_address: addresses.solana })
    .where('id', '=', userId)
    .where('eip155_address', 'is', null)
    .execute()
  const fixed = await db
    .selectFrom('users')
    .select(['eip155_address', 'solana_address'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isSame =
    isSameAddress(fixed.eip155_address, addresses.eip155) &&
    fixed.solana_address === addresses.solana
  if (!isSame) throw new ApiRefusal('BAD_REQUEST')
}

async function hasMethod(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recoveries')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** @param before - runs in the same transaction, before the split is stored */
export async function storeSplit(
  site: Site,
  { userId, deviceHash }: Session,
  { addresses, loginShare, recoveryShare }: StoreSharesRequest,
  before: (db: Database) => Promise<void>,
): Promise<void> {
  const sealed =
    recoveryShare === null
      ? null
      : await site.sealer.seal(recoveryShare, sealContext(userId, deviceHash))
  await site.db.transaction().execute(async db => {
    await fixAddresses(db, userId, addresses)
    await before(db)
    const isSealedByOwner = await hasMethod(db, userId)
    // Without either, the account could never be recovered on another device.
    if (!isSealedByOwner && sealed === null) throw new ApiRefusal('BAD_REQUEST')
    const row = {
      login_share: loginShare,
      recovery_share_sealed: isSealedByOwner ? null : (sealed?.sealed ?? null),
      key_id: isSealedByOwner ? null : (sealed?.keyId ?? null),
      split_at: site.now(),
    }
    await db
      .insertInto('shares')
      .values({ user_id: userId, device_hash: deviceHash, ...row })
      .onConflict(conflict => conflict.columns(['user_id', 'device_hash']).doUpdateSet(row))
      .execute()
  })
}

/**
 * Stores a device's split. A user's first split fixes the addresses. If the owner has a recovery
 * method, no share is stored that the server could open.
 *
 * @throws {ApiRefusal} `BAD_REQUEST` when the addresses differ from those of the first split, or
 * recovery would become impossible
 */
export async function storeShares(
  site: Site,
  session: Session,
  request: StoreSharesRequest,
): Promise<void> {
  await storeSplit(site, session, request, async () => undefined)
  await site.audit.write('sharesStored', { userId: session.userId })
}

/** @throws {ApiRefusal} `NO_SHARES` if this device has none */
export async function readLoginShare(site: Site, session: Session): Promise<LoginShareAnswer> {
  const row = await site.db
    .selectFrom('shares')
    .select('login_share')
    .where('user_id', '=', session.userId)
    .where('device_hash', '=', session.deviceHash)
    .executeTakeFirst()
  if (!row) throw new ApiRefusal('NO_SHARES')
  return { loginShare: row.login_share }
}

/** Once per login: of two concurrent requests, only one finds the mark unset. */
async function markRecovered(site: Site, tokenHash: string): Promise<boolean> {
  const row = await site.db
    .updateTable('sessions')
    .set({ recovered_at: site.now() })
    .where('token_hash', '=', tokenHash)
    .where('recovered_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

interface SealedRecovery {
  readonly loginShare: string
  readonly sealed: SealedShare
  readonly context: string
  readonly seal: RecoverySeal | null
}

async function findMethod(db: Database, userId: string): Promise<SealedRecovery | null> {
  const row = await db
    .selectFrom('recoveries')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    loginShare: row.login_share,
    sealed: { keyId: row.key_id, sealed: row.recovery_share_sealed },
    context: methodContext(userId),
    seal: v.parse(StoredSeal, row.seal),
  }
}

async function findNewestSplit(db: Database, userId: string): Promise<SealedRecovery | null> {
  const row = await db
    .selectFrom('shares')
    .selectAll()
    .where('user_id', '=', userId)
    .where('recovery_share_sealed', 'is not', null)
    .orderBy('split_at', 'desc')
    .orderBy('device_hash')
    .executeTakeFirst()
  if (!row || row.recovery_share_sealed === null || row.key_id === null) return null
  return {
    loginShare: row.login_share,
    sealed: { keyId: row.key_id, sealed: row.recovery_share_sealed },
    context: sealContext(userId, row.device_hash),
    seal: null,
  }
}

/**
 * Returns both server shares of the owner's recovery method, or else of the newest split, once and
 * soon after a login, and notifies the owner by email. A method's share is still sealed: only its
 * owner can open it.
 *
 * @throws {ApiRefusal} `NO_SHARES` if there are none, later than five minutes after the code, or
 * the second time
 */
export async function recoverShares(site: Site, session: Session): Promise<RecoverAnswer> {
  const { userId } = session
  if (site.now() - session.createdAt > RECOVERY_MS) throw new ApiRefusal('NO_SHARES')
  const found = (await findMethod(site.db, userId)) ?? (await findNewestSplit(site.db, userId))
  if (!found || !(await markRecovered(site, session.tokenHash))) throw new ApiRefusal('NO_SHARES')
  const recoveryShare = await site.sealer.open(found.sealed, found.context)
  await site.audit.write('sharesRecovered', { userId })
  const { name } = site.settings
  tellOwner(site, session, language =>
    recoveryMail(language, { name, isSealed: found.seal !== null }),
  )
  return { loginShare: found.loginShare, recoveryShare, seal: found.seal }
}
