import { sql } from 'kysely'
import type { SponsorshipPolicy } from './accountsOptions'
import type { Site } from '../site'

const DAY_MS = 86_400_000

export interface SponsorshipSubject {
  readonly userId: string
  readonly projectId: string
  readonly caipNetworkId: string
}

/** Null if the operator does not sponsor this project on this network. */
export function policyOf(
  { settings }: Pick<Site, 'settings'>,
  { projectId, caipNetworkId }: Omit<SponsorshipSubject, 'userId'>,
): SponsorshipPolicy | null {
  const policy = settings.accounts.sponsorship[projectId]
  return policy?.networks.includes(caipNetworkId) === true ? policy : null
}

/**
 * Counts the batches that the operator has paid for within the last 24 hours, including pending
 * ones.
 */
export async function countSponsored(
  { db, now }: Pick<Site, 'db' | 'now'>,
  { userId, projectId }: Pick<SponsorshipSubject, 'userId' | 'projectId'>,
): Promise<{ readonly ofUser: number; readonly ofProject: number }> {
  const { of_user, of_project } = await db
    .selectFrom('account_batches')
    .select([
      sql<string>`count(*) filter (where user_id = ${userId})`.as('of_user'),
      sql<string>`count(*)`.as('of_project'),
    ])
    .where('project_id', '=', projectId)
    .where('is_sponsored', '=', true)
    .where('state', '<>', 'given_up')
    .where('created_at', '>', now() - DAY_MS)
    .executeTakeFirstOrThrow()
  return { ofUser: Number(of_user), ofProject: Number(of_project) }
}

/** Whether the operator would sponsor another batch of this gas. */
export async function isSponsored(
  site: Pick<Site, 'settings' | 'db' | 'now'>,
  subject: SponsorshipSubject,
  gas: bigint,
): Promise<boolean> {
  const policy = policyOf(site, subject)
  if (!policy || gas > BigInt(policy.maxGas)) return false
  const { ofUser, ofProject } = await countSponsored(site, subject)
  return ofUser < policy.perUserPerDay && ofProject < policy.perDay
}
